"""The pictures Discord gives to people without one of their own, for a bot that asks for somebody's avatar."""

from __future__ import annotations

import asyncio
import functools
import io

from aiohttp import web
from PIL import Image

PREFIX = "/cdn"
_COLOURS = ("#5b6ee1", "#747f8d", "#3d9970", "#d9822b", "#c0392b", "#b3478f")


def add_to(app: web.Application) -> None:
    app.router.add_get(PREFIX + r"/embed/avatars/{number:[0-5]}.png", _serve)


async def _serve(request: web.Request) -> web.Response:
    picture = await asyncio.to_thread(_paint, int(request.match_info["number"]))
    return web.Response(body=picture, content_type="image/png")


@functools.cache
def _paint(number: int) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (256, 256), _COLOURS[number]).save(file, "PNG")
    return file.getvalue()
