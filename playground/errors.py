"""What can go wrong, in two voices: plain sentences for people, Discord's error shape for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]
PathPart = str | int


class PlaygroundError(Exception):
    """The playground cannot start or go on; the message is one plain sentence for whoever runs it."""


class Refused(Exception):
    """A person at the page asked for something Discord's client would not let them do."""


class ApiError(Exception):
    """A request that Discord would refuse, with its status, code, message and tree of field errors."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


_REFUSALS: dict[int, tuple[int, str]] = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10009: (404, "Unknown Overwrite"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20001: (403, "Bots cannot use this endpoint"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    30003: (400, "Maximum number of pins reached for the channel (50)"),
}


def refusal(code: int) -> ApiError:
    """Discord's refusal with this code."""
    status, message = _REFUSALS[code]
    return ApiError(status, code, message)


class FormErrors:
    """Collects field errors and raises them together as Discord's `50035 Invalid Form Body`."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Sequence[PathPart], code: str, message: str) -> None:
        node = self._tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def check_length(self, path: Sequence[PathPart], text: Any, least: int, most: int) -> None:
        if not isinstance(text, str):
            self.add(path, "BASE_TYPE_REQUIRED" if text is None else "STRING_TYPE_CONVERT", "This field is required")
        elif not least <= len(text) <= most:
            self._add_length_error(path, least, most)

    def check_count(self, path: Sequence[PathPart], items: Sequence[Any], least: int, most: int) -> None:
        if not least <= len(items) <= most:
            self._add_length_error(path, least, most)

    def _add_length_error(self, path: Sequence[PathPart], least: int, most: int) -> None:
        if least <= 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def raise_if_any(self) -> None:
        if self._tree:
            raise ApiError(400, 50035, "Invalid Form Body", self._tree)


def invalid_form(path: Sequence[PathPart], code: str, message: str) -> ApiError:
    """One field error as Discord's `50035 Invalid Form Body`."""
    errors = FormErrors()
    errors.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors._tree)
