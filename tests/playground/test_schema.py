"""Requests are checked against a schema when there is one: a small one here, Discord's own in the other tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playground.errors import ApiError, PlaygroundError
from playground.schema import Schema
from tests.playground.conftest import WITHOUT_SCHEMA, schema_path

DOCUMENT: dict[str, Any] = {
    "paths": {
        "/things": {
            "post": {
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}},
                "responses": {
                    "200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}},
                    "4XX": {"$ref": "#/components/responses/Refusal"},
                },
            }
        }
    },
    "components": {
        "responses": {
            "Refusal": {"content": {"application/json": {"schema": {"type": "object", "required": ["code"]}}}}
        },
        "schemas": {
            "SnowflakeType": {"type": "string"},
            "Thing": {
                "type": "object",
                "properties": {
                    "id": {"$ref": "#/components/schemas/SnowflakeType"},
                    "permissions": {"type": ["integer", "null"]},
                    "parts": {
                        "type": "array",
                        "items": {
                            "oneOf": [{"$ref": "#/components/schemas/Button"}, {"$ref": "#/components/schemas/Text"}]
                        },
                    },
                },
                "required": ["id"],
            },
            "Button": {
                "type": "object",
                "properties": {"type": {"enum": [2]}, "label": {"type": "string", "maxLength": 3}},
                "required": ["type", "label"],
            },
            "Text": {"type": "object", "properties": {"type": {"enum": [10]}}, "required": ["type", "content"]},
        },
    },
}


@pytest.fixture
def schema(tmp_path: Path) -> Schema:
    path = tmp_path / "schema.json"
    path.write_text(json.dumps(DOCUMENT))
    loaded = Schema.load(path)
    assert loaded is not None
    return loaded


def refused(schema: Schema, body: Any) -> Any:
    with pytest.raises(ApiError) as caught:
        schema.check("POST", "/things", body)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    return caught.value.errors


def test_discords_own_schema_is_at_hand() -> None:
    path = schema_path()
    if path is None:
        pytest.skip(WITHOUT_SCHEMA)
    schema = Schema.load(path)
    assert schema is not None
    found = schema.strays("POST", "/channels/{channel_id}/messages", 200, {"id": "1"})
    assert any("content" in str(stray) for stray in found)


def test_what_the_schema_allows_passes(schema: Schema) -> None:
    schema.check("POST", "/things", {"id": "1", "parts": [{"type": 2, "label": "ok"}, {"type": 10, "content": "x"}]})


def test_ids_may_be_numbers_and_permissions_text(schema: Schema) -> None:
    schema.check("POST", "/things", {"id": 1, "permissions": "8"})


def test_a_missing_field_is_refused(schema: Schema) -> None:
    assert refused(schema, {})["_errors"][0]["code"] == "BASE_TYPE_REQUIRED"


def test_the_error_is_of_the_branch_that_the_type_names(schema: Schema) -> None:
    errors = refused(schema, {"id": "1", "parts": [{"type": 2, "label": "too long"}]})
    assert errors["parts"]["0"]["label"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"


def test_an_unknown_branch_is_refused(schema: Schema) -> None:
    assert "parts" in refused(schema, {"id": "1", "parts": [{"type": 99}]})


def test_a_route_the_schema_does_not_know_passes(schema: Schema) -> None:
    schema.check("POST", "/nowhere", {"anything": True})


def test_an_answer_that_the_schema_promises_is_none_astray(schema: Schema) -> None:
    assert schema.strays("POST", "/things", 200, {"id": "1", "permissions": "8"}) == []
    assert schema.strays("POST", "/things", 404, {"code": 10008}) == []
    assert schema.strays("POST", "/nowhere", 200, {"anything": True}) == []


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (200, {"id": 1}, "id: 1 is not of type"),
        (200, {}, "'id' is a required property"),
        (400, {}, "'code' is a required property"),
        (201, {"id": "1"}, "is not answered with 201"),
        (204, None, "is not answered with 204"),
    ],
)
def test_an_answer_astray_is_said(schema: Schema, status: int, body: Any, said: str) -> None:
    (stray,) = schema.strays("POST", "/things", status, body)
    assert said in stray


@pytest.mark.parametrize("content", ["{", "[]", "{}"])
def test_a_file_that_is_no_schema_is_said(tmp_path: Path, content: str) -> None:
    path = tmp_path / "schema.json"
    path.write_text(content)
    with pytest.raises(PlaygroundError, match="cannot be read"):
        Schema.load(path)
