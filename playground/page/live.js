// The wire to the playground: one WebSocket that heals itself, and calls that answer once.

const LONGEST_PAUSE = 15000;

const base = new URL(".", document.baseURI);

export class CallFailed extends Error {}

/** Asks the server to do something as this person; throws CallFailed with a plain sentence, or with none if it is gone. */
export async function call(what, as, body) {
  let response;
  try {
    response = await fetch(new URL(`do/${what}?as=${encodeURIComponent(as)}`, base), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new CallFailed("");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new CallFailed(answer.error ?? `HTTP ${response.status}`);
  return answer;
}

/** Keeps a socket open for one person at a time. `heard(type, data)` gets what arrives, `changed(open)` the state of the line. */
export class Live {
  #socket = null;
  #as = null;
  #pause = 0;
  #timer = null;

  constructor(heard, changed) {
    this.heard = heard;
    this.changed = changed;
    addEventListener("online", () => this.#retryNow());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#retryNow());
  }

  /** (Re)opens the line as this person; null lets the server choose the first one. */
  open(as) {
    this.#as = as;
    this.#pause = 0;
    this.#connect();
  }

  tell(type, data) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ t: type, d: data }));
  }

  #retryNow() {
    if (this.#timer !== null) this.#connect();
  }

  #connect() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const address = new URL("live", base);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    if (this.#as !== null) address.searchParams.set("as", this.#as);
    const former = this.#socket;
    const socket = new WebSocket(address);
    this.#socket = socket;
    former?.close();
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.#pause = 0;
      this.changed(true);
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.#socket) return;
      const { t: type, d: data } = JSON.parse(event.data);
      if (type === "HELLO") this.#as = data.me.id;
      this.heard(type, data);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return; // replaced on purpose
      this.changed(false);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2 || 1000);
      this.#timer = setTimeout(() => this.#connect(), this.#pause);
    });
  }
}
