"""`python -m bot.health` asks a running bot whether it is well; what a container or a watchdog runs every so often.

It ends with 0 if so, else with 1, and says why. It is apart from `python -m bot` because that takes longer to load than
to ask.
"""

import http.client
import sys

from bot import settings
from bot.settings import BadSetting

PATIENCE = 5.0


def main() -> int:
    try:
        port = settings.load().metrics_port
    except BadSetting as trouble:
        print(trouble, file=sys.stderr)
        return 1
    if port is None:
        print("LOGGIA_METRICS_PORT is not set, so there is nobody to ask.", file=sys.stderr)
        return 1
    asking = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        asking.request("GET", "/healthz")
        answer = asking.getresponse()
        print(answer.read(10_000).decode("utf-8", errors="replace"))
    except (OSError, http.client.HTTPException) as error:
        print(f"The bot does not answer on port {port}: {error}.", file=sys.stderr)
        return 1
    finally:
        asking.close()
    return 0 if answer.status == http.HTTPStatus.OK else 1


if __name__ == "__main__":
    sys.exit(main())
