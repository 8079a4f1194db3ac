"""Gateway sessions: numbered events, kept for a while so that a cut connection can be resumed without a gap."""

from __future__ import annotations

import asyncio
import importlib
import secrets
import zlib
from collections import deque
from collections.abc import Callable

import msgspec
from aiohttp import web

from playground.errors import Json

MOST_KEPT_EVENTS = 4_096
MOST_WAITING_FRAMES = 4_096
RESUMABLE_FOR = 300.0


class Connection:
    """One WebSocket to a bot. Frames wait in a bounded queue, so that telling never blocks the teller."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.BaseTransport, compression: str | None
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._squeeze = _compressor(compression)
        self._waiting: asyncio.Queue[bytes | tuple[int, bytes]] = asyncio.Queue(MOST_WAITING_FRAMES)
        self.heartbeats = 0
        self.session: Session | None = None

    def send(self, frame: bytes) -> None:
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.abort()  # it can come back and resume

    def send_op(self, op: int, data: object = None) -> None:
        self.send(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    def close_soon(self, code: int, reason: str) -> None:
        """Close after what is already waiting has been sent."""
        try:
            self._waiting.put_nowait((code, reason.encode()))
        except asyncio.QueueFull:
            self.abort()

    def abort(self) -> None:
        """Cut the wire without a word."""
        if isinstance(self._transport, asyncio.WriteTransport):
            self._transport.abort()

    async def write_frames(self) -> None:
        while True:
            frame = await self._waiting.get()
            if isinstance(frame, tuple):
                code, reason = frame
                await self._socket.close(code=code, message=reason)
                return
            try:
                if self._squeeze is None:
                    await self._socket.send_str(frame.decode())
                else:
                    await self._socket.send_bytes(self._squeeze(frame))
            except ConnectionError:
                return


class Session:
    """What a bot identified itself with; it outlives its connection for a few minutes."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.last_number = 0
        self.connection: Connection | None = None
        self.detached_at: float | None = None
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=MOST_KEPT_EVENTS)

    def dispatch(self, kind: str, data: bytes) -> None:
        """Number an event, keep it and send it, if anybody is there."""
        self.last_number += 1
        frame = b'{"op":0,"t":"%b","s":%d,"d":%b}' % (kind.encode(), self.last_number, data)
        self._kept.append((self.last_number, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def dispatch_json(self, kind: str, data: Json) -> None:
        self.dispatch(kind, msgspec.json.encode(data))

    def missed_since(self, number: int) -> list[bytes] | None:
        """The frames after this number; None if some of them are no longer kept, or the number never was."""
        if number > self.last_number:
            return None
        if number < self.last_number and (not self._kept or self._kept[0][0] > number + 1):
            return None
        return [frame for kept, frame in self._kept if kept > number]


def _compressor(kind: str | None) -> Callable[[bytes], bytes] | None:
    if kind == "zlib-stream":
        stream = zlib.compressobj()
        return lambda frame: stream.compress(frame) + stream.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        return _zstd_compressor()
    return None


def _zstd_compressor() -> Callable[[bytes], bytes]:
    """Newer Pythons have zstd, and libraries there ask for it; on older ones they do so with this package installed."""
    try:
        standard = importlib.import_module("compression.zstd")
    except ModuleNotFoundError:
        package = importlib.import_module("zstandard")
        old_stream = package.ZstdCompressor().compressobj()
        return lambda frame: bytes(old_stream.compress(frame) + old_stream.flush(package.COMPRESSOBJ_FLUSH_BLOCK))
    stream = standard.ZstdCompressor()
    return lambda frame: bytes(stream.compress(frame, mode=stream.FLUSH_BLOCK))


def supports(compression: str | None) -> bool:
    """Whether this Python can speak that compression."""
    if compression in (None, "zlib-stream"):
        return True
    try:
        return compression == "zstd-stream" and _zstd_compressor() is not None
    except ModuleNotFoundError:
        return False
