"""From a press to its answer with a bare discord.py bot over the playground: the floor under everything we build; and
how many interactions the playground could carry on one processor, so that it is never what is measured."""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import discord

from bench.crowd import Crowd
from bench.process import BotProcess
from bench.seeding import Place, Town
from bot.discord_endpoints import use_endpoints
from playground import Playground
from playground.errors import Json
from playground.people import Person
from playground.seed import add_member, add_user

ALONE, CROWD = 1, 50
LEAST = 200
"""Interactions a second that one processor must carry."""
SECONDS = 8.0
PRESSES = {ALONE: 300, CROWD: 20}  # by each of so many people


class Bare(discord.Client):
    """It knows one button, and says thank you to whoever presses it."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), max_messages=None, guild_ready_timeout=0.1)
        self.posted: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def on_ready(self) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Press", custom_id="press"))
        message = await self.guilds[0].text_channels[0].send("Press here", view=view)
        self.posted.set_result(str(message.id))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Thank you", ephemeral=True)


async def _presses(person: Person, message: Json, count: int) -> list[float]:
    taken = []
    for _ in range(count):
        began = time.perf_counter()
        await person.begin_press(message, "press").answered.wait()
        taken.append(time.perf_counter() - began)
    return taken


async def _measure() -> None:
    with tempfile.TemporaryDirectory() as folder:
        playground = Playground(Path(folder))
        await playground.start()
        use_endpoints(playground.api_url, playground.gateway_url, playground.cdn_url)
        bot = Bare()
        running = asyncio.create_task(bot.start(playground.bot_token))
        try:
            message_id = await asyncio.wait_for(bot.posted, 20)
            await _press_and_print(playground, message_id)
        finally:
            await bot.close()
            await running
            await playground.stop()


async def _press_and_print(playground: Playground, message_id: str) -> None:
    guild_id = next(iter(playground.world.guilds))
    while len(playground.people) < CROWD:
        add_member(playground.world, guild_id, add_user(playground.world, f"Guest {len(playground.people)}", "en-US"))
    people = playground.people
    message: Json = {"id": message_id}
    await _presses(people[0], message, 20)  # warm
    for crowd, each in PRESSES.items():
        times = await asyncio.gather(*(_presses(person, message, each) for person in people[:crowd]))
        taken = sorted(time for several in times for time in several)
        slowest = quantiles(taken, n=100)[98]
        print(
            f"press to answer, {crowd:>2} at once: "
            f"median {median(taken) * 1000:6.1f} ms, 99th percentile {slowest * 1000:6.1f} ms ({len(taken)} presses)"
        )


async def _carry() -> None:
    """The bot is another process here: the processor time of this one is the playground's, and the people's."""
    with tempfile.TemporaryDirectory() as folder:
        playground = Playground(Path(folder) / "world")
        await playground.start()
        bot = BotProcess(playground, Path(folder) / "data", "bench.bare")
        try:
            town = Town(playground, CROWD, 10)
            places = [Place(one, "", town.channels[one], tuple(town.people[one::10])) for one in range(10)]
            await bot.start()
            crowd = Crowd(playground, places, bare=True)
            await crowd.press(2.0, 0.0)
            began = time.process_time()
            times = await crowd.press(SECONDS, 0.0)
            spent = (time.process_time() - began) / len(times.acknowledged)
        finally:
            await bot.kill()
            await playground.stop()
    judged = "ok" if 1 / spent >= LEAST else f"under {LEAST}"
    print(
        f"interactions with two answers each, every fifth with a picture in the channel, {CROWD} at once: "
        f"{len(times.acknowledged) / times.seconds:.0f} a second; {spent * 1000:.2f} ms of the processor for each, "
        f"so {1 / spent:.0f} a second on one core  {judged}"
    )


def run() -> None:
    logging.getLogger("discord").setLevel(logging.ERROR)
    asyncio.run(_measure())
    asyncio.run(_carry())


if __name__ == "__main__":
    run()
