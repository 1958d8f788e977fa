"""Finds secret words in what somebody was sent, in whatever form a program may have put them."""

import base64
import gzip
import urllib.parse
import zlib
from collections.abc import Iterable


def forms(word: str) -> set[bytes]:
    """The word as text, escaped for a URL and for JSON, and in base64 at each of the three offsets."""
    low = word.casefold()
    plain = {low.encode(), urllib.parse.quote(low).casefold().encode(), low.encode("unicode_escape"),
             low.encode("utf-16-be"), low.encode("utf-16-le")}
    return plain


def coded(word: str) -> set[bytes]:
    """What stays of the word in base64, whatever stands before and behind it; capitals matter."""
    found = set()
    for text in (word, word.capitalize()):
        for before in range(3):
            whole = base64.b64encode(b"\0" * before + text.encode()).rstrip(b"=")
            found.add(whole[(0, 2, 3)[before]:-1 or None][:-1])
    return {each for each in found if len(each) >= 10}


def opened(data: bytes) -> bytes:
    """The bytes as they are, and unpacked when they are compressed."""
    for unpack in (gzip.decompress, zlib.decompress):
        try:
            return data + unpack(data)
        except (OSError, zlib.error, EOFError):
            continue
    return data


class Detector:
    """Looks for any of many words."""

    def __init__(self, words: Iterable[str]) -> None:
        self._plain = {form: word for word in words for form in forms(word)}
        self._coded = {form: word for word in set(self._plain.values()) for form in coded(word)}

    @property
    def words(self) -> set[str]:
        return set(self._plain.values())

    def found(self, data: bytes) -> set[str]:
        whole = opened(data)
        low = whole.lower()
        return ({word for form, word in self._plain.items() if form in low}
                | {word for form, word in self._coded.items() if form in whole})
