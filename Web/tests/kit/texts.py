"""What the pages say, from the words of each language."""

import functools
import json

from kit.server import ROOT


LANGUAGES: list[str] = json.loads((ROOT / "Content/words/languages.json").read_text())


@functools.cache
def _surface(name: str, lang: str) -> dict:
    return json.loads((ROOT / f"Content/words/{lang}/pages/{name}.json").read_text())


def surface(name: str) -> dict[str, dict[str, str]]:
    """Every text of a surface, by its key, in every language."""
    texts = {lang: _surface(name, lang) for lang in LANGUAGES}
    return {key: {lang: texts[lang].get(key, "") for lang in LANGUAGES} for key in texts[LANGUAGES[0]]}


def locale(lang: str) -> str:
    return json.loads((ROOT / f"Content/words/{lang}/language.json").read_text())["locale"]


def text(surface: str, key: str, lang: str, **values) -> str:
    return _surface(surface, lang)[key].format(**values)
