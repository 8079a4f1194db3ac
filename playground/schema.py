"""Requests, and our own answers, checked against Discord's own published schema, where its file is at hand.

The schema is a big document; each route's part of it is prepared when the route is first called.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from playground.errors import FormErrors, Json, PlaygroundError

log = logging.getLogger(__name__)

_REFERENCE = "#/components/schemas/"
_RESPONSE = "#/components/responses/"
_MOST_ERRORS = 20
_CODES = {
    "required": "BASE_TYPE_REQUIRED",
    "maxLength": "BASE_TYPE_MAX_LENGTH",
    "minLength": "BASE_TYPE_MIN_LENGTH",
    "maxItems": "BASE_TYPE_MAX_LENGTH",
    "minItems": "BASE_TYPE_MIN_LENGTH",
    "maximum": "NUMBER_TYPE_MAX",
    "minimum": "NUMBER_TYPE_MIN",
    "enum": "BASE_TYPE_CHOICES",
    "type": "BASE_TYPE_CONVERT",
}

_INNER_ERRORS: Json = {
    "type": "object",
    "properties": {
        "_errors": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
                "required": ["code", "message"],
            },
        }
    },
    "required": ["_errors"],
    "additionalProperties": False,
}


class Schema:
    def __init__(self, document: Json, validator: Any) -> None:
        self._paths = document["paths"]
        schemas = document["components"]["schemas"]
        for schema in schemas.values():
            _allow_permissions_as_text(schema)
        # The codes of a form's single errors are documented, and sent, as words; the schema says numbers.
        schemas["InnerErrors"] = _INNER_ERRORS
        # Libraries send the ids of attachments as numbers, and Discord takes them; it never answers with any.
        lenient: Json = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
        self._of_requests: Json = {"components": {"schemas": {**schemas, "SnowflakeType": lenient}}}
        self._of_answers: Json = {"components": document["components"]}
        self._validator = validator
        self._requests: dict[tuple[str, str], Any] = {}
        self._answers: dict[tuple[str, str, int], Any] = {}

    @classmethod
    def load(cls, path: Path) -> Schema | None:
        """Read the file; None, with a word in the log, where the checking library is not installed."""
        try:
            # Only those who check against the schema need it.
            jsonschema = importlib.import_module("jsonschema")
        except ModuleNotFoundError:
            log.warning("Requests are not checked against %s, because jsonschema is not installed.", path)
            return None
        try:
            document = msgspec.json.decode(path.read_bytes())
            types = _types_by_reference(document["components"]["schemas"])
        except (OSError, msgspec.DecodeError, LookupError, TypeError) as error:
            raise PlaygroundError(f"Discord's schema cannot be read from {path}: {error}.") from error
        base = jsonschema.Draft202012Validator
        union = _union(types)
        return cls(document, jsonschema.validators.extend(base, {"oneOf": union, "anyOf": union}))

    def check(self, method: str, template: str, body: Any) -> None:
        """Raise Discord's `Invalid Form Body` if the schema does not allow this body."""
        validator = self._requests.get((method, template))
        if validator is None:
            content = self._operation(method, template).get("requestBody", {}).get("content", {})
            validator = self._requests[(method, template)] = self._prepare(self._of_requests, content)
        errors = FormErrors()
        for number, error in enumerate(validator.iter_errors(body)):
            if number >= _MOST_ERRORS:
                break
            errors.add(
                tuple(error.absolute_path), _CODES.get(error.validator, "BASE_TYPE_INVALID"), error.message[:300]
            )
        errors.raise_if_any()

    def strays(self, method: str, template: str, status: int, body: Any) -> list[str]:
        """Where an answer of ours (None: no content) is not one that Discord would give."""
        key = (method, template, status)
        if key not in self._answers:
            self._answers[key] = self._prepare_answer(*key)
        validator = self._answers[key]
        if validator is None:
            return [f"{method} {template} is not answered with {status}"]
        if body is None:
            return []
        return [
            f"{method} {template} {status}: {'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
            for error in validator.iter_errors(body)
        ]

    def _operation(self, method: str, template: str) -> Json:
        operation: Json = self._paths.get(template, {}).get(method.lower(), {})
        return operation

    def _prepare_answer(self, method: str, template: str, status: int) -> Any:
        """None where the schema does not know such an answer."""
        operation = self._operation(method, template)
        if not operation:
            return self._prepare(self._of_answers, {})
        known = operation.get("responses", {})
        found = known.get(str(status)) or known.get(f"{status // 100}XX")
        if found is None:
            return None
        if name := found.get("$ref", "").removeprefix(_RESPONSE):
            found = self._of_answers["components"]["responses"][name]
        return self._prepare(self._of_answers, found.get("content", {}))

    def _prepare(self, root: Json, content: Json) -> Any:
        schema = content.get("application/json", {}).get("schema", {})
        _allow_permissions_as_text(schema)
        return self._validator({**root, **schema})


def _allow_permissions_as_text(schema: Json) -> None:
    """Sets of permissions are documented, and sent, as text; the schema says numbers."""
    for name in ("permissions", "allow", "deny"):
        found = schema.get("properties", {}).get(name, {})
        types = found.get("type", [])
        types = [types] if isinstance(types, str) else types
        if "integer" in types:
            found["type"] = [*types, "string"]


def _types_by_reference(schemas: Json) -> dict[str, frozenset[int]]:
    """For every object told apart by its `type`: which types are its own."""
    types: dict[str, frozenset[int]] = {}
    for name, schema in schemas.items():
        own = schema.get("properties", {}).get("type", {}).get("enum")
        if own is not None:
            types[_REFERENCE + name] = frozenset(own)
    return types


def _union(types: dict[str, frozenset[int]]) -> Any:
    """Look only into the branch that an object's `type` names: quicker, and the errors say what is wrong."""

    def check(validator: Any, branches: list[Json], instance: Any, schema: Json) -> Iterator[Any]:
        kind = instance.get("type") if isinstance(instance, dict) else None
        named = [branch for branch in branches if kind in types.get(branch.get("$ref", ""), ())]
        several = []
        for index, branch in enumerate(named or branches):
            wrong = list(validator.descend(instance, branch, schema_path=index))
            if not wrong:
                return
            several.append(wrong)
        # Of many branches, the one that came nearest says most.
        yield from min(several, key=len)

    return check
