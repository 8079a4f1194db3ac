"""Names and descriptions of commands in every language, from the text files."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.words import language_of, words

_LANGUAGES = {locale: language_of(locale) for locale in discord.Locale}
"""discord.py asks for every string in every locale of Discord's: tens of thousands of times at every start."""


class FluentTranslator(app_commands.Translator):
    """A `locale_str` carries its key; its own text is the English one."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        language = _LANGUAGES[locale]
        if language == "en":
            return None
        key = string.extras.get("key")
        if key is None or not words(language).knows(key):
            return None
        return words(language)(key)


def named(key: str) -> locale_str:
    """The words of a key, for Discord to translate."""
    return locale_str(words("en")(key), key=key)
