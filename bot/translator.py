"""Names and descriptions of commands in the languages Discord shows them in."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.engine.words import words

__all__ = ["Catalogues"]

SPOKEN = {Locale.brazil_portuguese: "pt_BR"}
"""Discord's locales besides English that we speak."""


class Catalogues(Translator):
    """Looks the texts of commands up in our own catalogues.

    Cogs write them in English as `marked("…")`; discord.py makes locale strings of them by itself.
    """

    async def translate(self, string: locale_str, locale: Locale, _context: TranslationContextTypes) -> str | None:
        if locale not in SPOKEN:
            return None
        translated = words(SPOKEN[locale])(string.message)
        return translated if translated != string.message else None
