"""Uploaded files: kept in a folder under their ids, served only by an address that carries their signature."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import io
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from aiohttp import web
from PIL import Image

from playground.errors import Json, refusal
from playground.world import World

LARGEST_FILE = 10 * 1024 * 1024
_SHOWN_INLINE = {"image/png", "image/jpeg", "image/gif", "image/webp"}
_NOT_IN_A_NAME = re.compile(r"[^\w.\-]+")


class Upload(NamedTuple):
    filename: str
    body: bytes


class Attachments:
    def __init__(self, folder: Path, world: World, base_url: str) -> None:
        self._folder = folder
        self._world = world
        self._base_url = base_url

    def prepare(self) -> None:
        """Make the folder, and clear away files that no message holds any more (private ones of the last run)."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for path in self._folder.iterdir():
            if path.name not in self._world.attachments:
                path.unlink()

    async def keep(self, channel_id: str, upload: Upload, details: Json) -> Json:
        """Write an uploaded file and return its attachment object."""
        if len(upload.body) > LARGEST_FILE:
            raise refusal(40005)
        attachment_id = self._world.new_id()
        filename = _NOT_IN_A_NAME.sub("_", details.get("filename") or upload.filename).strip("._") or "file"
        await asyncio.to_thread((self._folder / attachment_id).write_bytes, upload.body)
        path = f"/attachments/{channel_id}/{attachment_id}/{quote(filename)}"
        url = f"{self._base_url}{path}?hm={self._signature(attachment_id)}"
        attachment: Json = {
            "id": attachment_id,
            "filename": filename,
            "size": len(upload.body),
            "url": url,
            "proxy_url": url,
            "content_type": mimetypes.guess_type(filename)[0] or "application/octet-stream",
        }
        if details.get("description"):
            attachment["description"] = details["description"]
        if size := _picture_size(upload.body):
            attachment["width"], attachment["height"] = size
        self._world.save("attachment", {**attachment, "channel_id": channel_id})
        return attachment

    def forget(self, attachments: list[Json]) -> None:
        for attachment in attachments:
            if attachment["id"] in self._world.attachments:
                self._world.drop("attachment", attachment["id"])
                (self._folder / attachment["id"]).unlink(missing_ok=True)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer a download; the address must be the one that was given out, to the letter."""
        attachment = self._world.attachments.get(request.match_info["attachment_id"])
        asked = (request.match_info["channel_id"], request.match_info["filename"])
        if attachment is None or asked != (attachment["channel_id"], attachment["filename"]):
            raise web.HTTPNotFound
        if not hmac.compare_digest(request.query.get("hm", ""), self._signature(attachment["id"])):
            raise web.HTTPNotFound
        inline = attachment["content_type"] in _SHOWN_INLINE
        response = web.FileResponse(self._folder / attachment["id"])
        # What is not a picture is only ever downloaded, so that no upload can run in the page's origin.
        response.content_type = attachment["content_type"] if inline else "application/octet-stream"
        response.headers["Content-Disposition"] = "inline" if inline else "attachment"
        response.headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
        return response

    def _signature(self, attachment_id: str) -> str:
        key = str(self._world.meta["secret"]).encode()
        return hmac.new(key, attachment_id.encode(), hashlib.sha256).hexdigest()[:32]


def _picture_size(body: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(io.BytesIO(body)) as picture:
            return picture.size
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
