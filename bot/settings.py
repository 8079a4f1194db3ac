"""What the operator decides, from the environment or a `.env` beside the program; the environment wins."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeVar

from msgspec import Struct

Word = TypeVar("Word", bound=str)


class BadSetting(Exception):
    """A setting that cannot be used; the text says which and why, in one sentence."""


class Settings(Struct, frozen=True, kw_only=True):
    token: str | None = None
    """Discord's token for the bot; without one, the playground is started."""
    data: Path = Path("data")
    port: int = 8340
    schema: Path | None = None
    """Discord's own description of its interface, against which the playground checks every request."""
    api: str | None = None
    """Another Discord than Discord's own, with its gateway and its store of files: a playground elsewhere."""
    gateway: str | None = None
    cdn: str | None = None
    metrics_port: int | None = None
    """Where /healthz and /metrics answer; None: nowhere."""
    metrics_open_to_network: bool = False
    """Whether other machines may ask there."""
    log: Literal["plain", "json"] = "plain"
    house_pause: float = 4.0
    """Seconds a house player takes over a move, so that people can follow."""

    @property
    def database(self) -> Path:
        return self.data / "loggia.sqlite3"


SETTINGS = {
    "DISCORD_TOKEN": "the token of your bot; without one, the playground is started",
    "LOGGIA_DATA": "the folder of the database; data, unless said",
    "LOGGIA_PORT": "the port of the playground's page, on this machine only; 8340, unless said; 0: any free one",
    "LOGGIA_METRICS_PORT": "the port of /healthz and /metrics; none, unless said; 0: any free one",
    "LOGGIA_METRICS_OPEN_TO_NETWORK": "yes: other machines may ask there; else only this one",
    "LOGGIA_LOG": "json: a JSON object per line of the log; plain, unless said",
    "LOGGIA_HOUSE_PAUSE": "seconds a house player takes over a move; 4, unless said",
    "LOGGIA_DISCORD_API": "another Discord's interface, such as that of a playground elsewhere; also …",
    "LOGGIA_DISCORD_GATEWAY": "… its gateway …",
    "LOGGIA_DISCORD_CDN": "… and its store of files",
    "LOGGIA_DISCORD_SCHEMA": "Discord's description of its interface, by which the playground checks the bot",
}
"""What can be set, in the words of `--help`."""


def described() -> str:
    width = max(map(len, SETTINGS))
    lines = (f"  {name.ljust(width)}  {words}" for name, words in SETTINGS.items())
    return "\n".join(("settings, from the environment or a file .env beside the program:", *lines))


def load(environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> Settings:
    known = {**_read(file), **(os.environ if environment is None else environment)}
    schema = known.get("LOGGIA_DISCORD_SCHEMA")
    return Settings(
        token=known.get("DISCORD_TOKEN") or None,
        data=Path(known.get("LOGGIA_DATA") or "data"),
        port=_number(known, "LOGGIA_PORT", 8340, 0, 65535),
        schema=Path(schema) if schema else None,
        api=known.get("LOGGIA_DISCORD_API") or None,
        gateway=known.get("LOGGIA_DISCORD_GATEWAY") or None,
        cdn=known.get("LOGGIA_DISCORD_CDN") or None,
        metrics_port=_number(known, "LOGGIA_METRICS_PORT", 0, 0, 65535) if known.get("LOGGIA_METRICS_PORT") else None,
        metrics_open_to_network=_choice(known, "LOGGIA_METRICS_OPEN_TO_NETWORK", ("no", "yes")) == "yes",
        log=_choice(known, "LOGGIA_LOG", ("plain", "json")),
        house_pause=float(_number(known, "LOGGIA_HOUSE_PAUSE", 4, 0, 600)),
    )


def _number(known: Mapping[str, str], name: str, default: int, least: int, most: int) -> int:
    text = known.get(name) or str(default)
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise BadSetting(f"{name} must be a number from {least} to {most}, not {text!r}.")
    return int(text)


def _choice(known: Mapping[str, str], name: str, among: tuple[Word, ...]) -> Word:
    """One of a few words; the first unless said."""
    text = known.get(name) or among[0]
    for word in among:
        if word == text:
            return word
    raise BadSetting(f"{name} must be {' or '.join(among)}, not {text!r}.")


def _read(file: Path) -> dict[str, str]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file} cannot be read: {error}.") from error
    pairs = (line.partition("=") for line in map(str.strip, lines) if line and not line.startswith("#") and "=" in line)
    return {name.strip(): value.strip().strip("\"'") for name, _, value in pairs}
