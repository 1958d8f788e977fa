"""What the pages say, from the message catalogue."""

import functools
import json

from kit.server import ROOT


@functools.cache
def _surface(name: str) -> dict:
    return json.loads((ROOT / f"Web/messages/{name}.json").read_text())


def text(surface: str, key: str, lang: str, **values) -> str:
    return _surface(surface)[key][lang].format(**values)
