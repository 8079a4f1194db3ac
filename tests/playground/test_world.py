"""The world outlives the program, and what cannot work is said in one plain sentence."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground import Playground, PlaygroundError

README = Path(__file__).parents[2] / "README.md"


@contextlib.asynccontextmanager
async def running(folder: Path, **options: Any) -> AsyncIterator[Playground]:
    playground = Playground(folder, **options)
    await playground.start()
    try:
        yield playground
    finally:
        await playground.stop()


def as_bot(playground: Playground) -> aiohttp.ClientSession:
    return aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.bot_token}"})


def channel_id(playground: Playground, name: str = "tables") -> str:
    return next(each["id"] for each in playground.world.channels.values() if each.get("name") == name)


async def upload(playground: Playground, filename: str, body: bytes) -> tuple[int, Any]:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "a file"}')
    form.add_field("files[0]", io.BytesIO(body), filename=filename, content_type="application/octet-stream")
    url = f"{playground.api_url}/channels/{channel_id(playground)}/messages"
    async with as_bot(playground) as session, session.post(url, data=form) as response:
        return response.status, await response.json()


async def download(url: str) -> aiohttp.ClientResponse:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        await response.read()
        return response


def left_in(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as before:
        ada = before.person("Ada")
        await ada.say("tables", "see you tomorrow")
        ada.locale = "pl"
        ada.direct()
        status, sent = await upload(before, "board.png", b"not really a picture")
        assert status == 200
        url = f"{before.api_url}/channels/{channel_id(before)}/threads"
        async with as_bot(before) as session, session.post(url, json={"name": "A game", "type": 11}) as response:
            assert response.status == 201
        token, secret = before.bot_token, before.page_url.split("/")[3]
    async with running(tmp_path) as after:
        ada = after.person("Ada")
        assert [each["content"] for each in ada.messages("tables")] == ["see you tomorrow", "a file", "A game"]
        assert ada.locale == "pl"
        assert [each["name"] for each in ada.threads()] == ["A game"]
        assert len(ada.channels()) == 5
        assert (after.bot_token, after.page_url.split("/")[3]) == (token, secret)
        attachment = ada.messages("tables")[1]["attachments"][0]
        assert attachment["id"] == sent["attachments"][0]["id"]
        assert attachment["url"].startswith(after.cdn_url.removesuffix("/cdn"))
        assert (await download(attachment["url"])).status == 200
        assert int(after.world.new_id()) > int(ada.last("tables")["id"])


async def test_a_reset_begins_a_new_world(tmp_path: Path) -> None:
    async with running(tmp_path) as before:
        await before.person("Ada").say("tables", "forget me")
        await upload(before, "board.png", b"x")
        token = before.bot_token
    Playground.reset(tmp_path)
    assert left_in(tmp_path) == []
    async with running(tmp_path) as after:
        assert after.person("Ada").messages("tables") == []
        assert after.bot_token != token


async def test_six_people_with_two_languages_begin(tmp_path: Path) -> None:
    async with running(tmp_path) as playground:
        assert len({person.name for person in playground.people}) == 6
        assert {person.locale for person in playground.people} == {"en-US", "pl"}
        assert all(person.dms_open for person in playground.people)


async def test_the_bot_may_do_what_the_readme_asks_for_and_no_more(tmp_path: Path) -> None:
    asked = re.findall(r"permissions=(\d+)", README.read_text("utf-8"))
    async with running(tmp_path) as playground:
        (guild,) = playground.world.guilds.values()
        own = [role["permissions"] for role in guild["roles"] if role["managed"]]
    assert own == asked


async def test_a_taken_port_is_said(tmp_path: Path) -> None:
    async with running(tmp_path / "one") as first:
        port = int(first.api_url.split(":")[2].split("/")[0])
        with pytest.raises(PlaygroundError, match=f"Port {port} is taken"):
            await Playground(tmp_path / "two", port=port).start()


async def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(PlaygroundError, match="cannot be written to"):
        await Playground(tmp_path / "file").start()


async def test_a_damaged_world_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "playground.sqlite3").write_bytes(b"this is no database" * 100)
    with pytest.raises(PlaygroundError, match="damaged; start with --fresh"):
        await Playground(tmp_path).start()


@pytest.mark.parametrize("change", ["UPDATE records SET body = '[' WHERE kind = 'guild'", "PRAGMA user_version = 9"])
async def test_a_world_of_another_kind_is_said(tmp_path: Path, change: str) -> None:
    async with running(tmp_path):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / "playground.sqlite3")) as database:
        database.execute(change)
        database.commit()
    with pytest.raises(PlaygroundError, match="--fresh"):
        await Playground(tmp_path).start()


async def test_a_world_in_use_is_said(tmp_path: Path) -> None:
    async with running(tmp_path):
        with pytest.raises(PlaygroundError, match="in use by another"):
            await Playground(tmp_path).start()


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.1", "::", "example.org"])
async def test_others_cannot_reach_it_unless_that_was_said(tmp_path: Path, host: str) -> None:
    with pytest.raises(PlaygroundError, match="this machine only"):
        await Playground(tmp_path, host=host).start()


async def test_no_address_leads_out_of_the_attachments(tmp_path: Path) -> None:
    async with running(tmp_path) as playground:
        _, message = await upload(playground, "../../../etc/passwd", b"text")
        attachment = message["attachments"][0]
        assert "/" not in attachment["filename"]
        good = attachment["url"]
        response = await download(good)
        assert response.headers["Content-Disposition"] == "attachment"
        base = playground.api_url.removesuffix("/api/v10")
        for bad in (
            good.replace("hm=", "hm=0"),
            good.split("?")[0],
            good.replace(attachment["filename"], "other"),
            good.replace(attachment["id"], "..%2F..%2Fplayground.sqlite3"),
            f"{base}/attachments/%2e%2e/%2e%2e/playground.sqlite3",
        ):
            assert (await download(bad)).status == 404


async def test_a_web_page_among_the_attachments_is_only_ever_downloaded(tmp_path: Path) -> None:
    async with running(tmp_path) as playground:
        _, message = await upload(playground, "evil.html", b"<script>alert(1)</script>")
        response = await download(message["attachments"][0]["url"])
        assert response.content_type == "application/octet-stream"
        assert "sandbox" in response.headers["Content-Security-Policy"]


async def test_bodies_are_bounded(tmp_path: Path) -> None:
    async with running(tmp_path) as playground:
        status, refused = await upload(playground, "big.bin", bytes(10 * 1024 * 1024 + 1))
        assert (status, refused["code"]) == (413, 40005)
        url = f"{playground.api_url}/channels/{channel_id(playground)}/messages"
        async with as_bot(playground) as session:
            headers = {"Content-Type": "application/json"}
            async with session.post(url, data=io.BytesIO(b"x" * 2**21), headers=headers) as response:
                assert response.status == 413
            async with session.post(url, data=b"{", headers=headers) as response:
                assert (await response.json())["code"] == 50109
            async with session.post(url, data=b"[" * 100_000, headers=headers) as response:
                assert response.status == 400
        assert playground.person("Ada").messages("tables") == []


@pytest.mark.parametrize(
    "body",
    [
        {"content": 5},
        {"content": ["x"]},
        {"embeds": "x"},
        {"embeds": [5]},
        {"components": {"type": 1}},
        {"components": [[1]]},
        {"content": "x", "flags": "many"},
        {"content": "x", "attachments": [1]},
        {"content": "x", "message_reference": 7},
        ["content"],
        "content",
        None,
    ],
)
async def test_a_body_that_makes_no_sense_is_refused_without_a_schema_too(tmp_path: Path, body: Any) -> None:
    async with running(tmp_path) as playground, as_bot(playground) as session:
        url = f"{playground.api_url}/channels/{channel_id(playground)}/messages"
        async with session.post(url, json=body) as response:
            assert response.status == 400
            assert (await response.json())["code"] in (50035, 50006)
        assert playground.person("Ada").messages("tables") == []
        assert len(playground.refused) == 1


async def test_the_api_asks_for_the_token(tmp_path: Path) -> None:
    async with running(tmp_path) as playground, aiohttp.ClientSession() as session:
        async with session.get(f"{playground.api_url}/users/@me") as response:
            assert (response.status, (await response.json())["message"]) == (401, "401: Unauthorized")
            assert response.headers["Content-Type"] == "application/json"
        wrong = {"Authorization": "Bot wrong"}
        async with session.get(f"{playground.api_url}/users/@me", headers=wrong) as response:
            assert response.status == 401


async def test_a_write_that_fails_is_made_up_for(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(tmp_path) as before:
        store = before.world.store
        assert store._database is not None
        await store._database.execute("PRAGMA query_only = ON")
        said = await before.person("Ada").say("tables", "on a full disk")
        await store.flush()
        assert "could not be written" in caplog.text
        await store._database.execute("PRAGMA query_only = OFF")
    async with running(tmp_path) as after:
        assert after.person("Ada").last("tables")["id"] == said["id"]


async def test_stopping_twice_is_no_harm(tmp_path: Path) -> None:
    async with running(tmp_path) as playground:
        await playground.stop()


async def test_the_command_prints_one_address_and_stops_when_told(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "playground", "--port", "0", "--data", str(tmp_path))
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2])
    assert process.stdout is not None
    async with asyncio.timeout(20):
        line = (await process.stdout.readline()).decode()
        address = line.split()[1]
        assert (await download(address)).status == 200
        process.terminate()
        rest, _ = await process.communicate()
    assert (process.returncode, rest) == (0, b"")


async def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    command = (sys.executable, "-m", "playground", "--port", "0", "--data", str(tmp_path / "file"))
    process = await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE, cwd=Path(__file__).parents[2])
    async with asyncio.timeout(20):
        _, said = await process.communicate()
    assert process.returncode == 1
    assert len(said.decode().splitlines()) == 1
