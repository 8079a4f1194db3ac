"""Reading what a request carries: JSON, or a form with `payload_json` and files. Everything is bounded."""

from __future__ import annotations

import re
from typing import Any

import aiohttp
import msgspec
from aiohttp import web

from playground.attachments import LARGEST_FILE, Upload
from playground.errors import ApiError, refusal
from playground.messages import Uploads

LARGEST_JSON = 1024 * 1024
LARGEST_BODY = 26 * 1024 * 1024  # what a bot may send in one request, all files together
_FILE_FIELD = re.compile(r"files\[(\d)\]")


async def read_body(request: web.Request) -> tuple[Any, Uploads]:
    """The decoded body, and the uploaded files by their number."""
    if (request.content_length or 0) > LARGEST_BODY:
        raise refusal(40005)
    if request.content_type == "multipart/form-data":
        return await _read_form(request)
    data = await _read_at_most(request.content, LARGEST_JSON)
    if not data:
        return {}, {}
    if request.content_type != "application/json":
        raise ApiError(400, 50035, 'Invalid Form Body: expected "Content-Type" header to be one of {application/json}.')
    return _decode(data), {}


async def _read_form(request: web.Request) -> tuple[Any, Uploads]:
    body: Any = {}
    uploads: Uploads = {}
    size = 0
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not isinstance(part, aiohttp.BodyPartReader):
            raise refusal(50109)
        data = await _read_part(part, LARGEST_FILE)
        size += len(data)
        if size > LARGEST_BODY:
            raise refusal(40005)
        if part.name == "payload_json":
            body = _decode(data)
        elif file_field := _FILE_FIELD.fullmatch(part.name or ""):
            uploads[int(file_field[1])] = Upload(part.filename or "file", data)
        else:
            raise ApiError(400, 50035, f"Invalid Form Body: unknown part {part.name!r}.")
    return body, uploads


async def _read_part(part: aiohttp.BodyPartReader, most: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(64 * 1024):
        data += chunk
        if len(data) > most:
            raise refusal(40005)
    return bytes(data)


async def _read_at_most(content: aiohttp.StreamReader, most: int) -> bytes:
    data = bytearray()
    async for chunk in content.iter_any():
        data += chunk
        if len(data) > most:
            raise refusal(40005)
    return bytes(data)


def _decode(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        raise refusal(50109) from None
