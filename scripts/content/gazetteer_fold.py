"""The folding of Sources/TriptoAnswers: the keys of the file are the keys the judge asks for.

The two must agree: TriptoAnswersTests folds the keys of the built file again.
"""

import re
import unicodedata

LETTERS = {
    "ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ð": "d", "đ": "d", "þ": "th", "ł": "l",
    "ı": "i", "ħ": "h", "ŋ": "n", "ŧ": "t", "ς": "σ", "ə": "e",
}
QUOTES = set("‚„′″´ˊˋʹʺʻʼʽʾʿ׳״＇〝〞")
REMOVED = set(".,/#!$%^&*;:{}=_~()?\"'`")
DROPPED = {"Mn", "Me", "Cf", "Cc", "Pi", "Pf"}
DIGRAPHS = {"å": "aa", "ä": "ae", "ö": "oe", "ø": "oe", "æ": "ae", "ü": "ue"}
SAINTS = {"st", "sankt", "sankta", "sainte", "ste", "sint"}
ANDS = {"och", "and", "et", "und", "og", "y"}


def fold(text: str) -> str:
    """The key of Fold.key: lower case, no marks, no punctuation, single spaces."""
    out = []
    for scalar in unicodedata.normalize("NFKD", text).lower():
        if scalar in LETTERS:
            out.append(LETTERS[scalar])
        elif scalar.isspace() or unicodedata.category(scalar) == "Pd":
            out.append(" ")
        elif scalar not in REMOVED and scalar not in QUOTES:
            if unicodedata.category(scalar) not in DROPPED:
                out.append(scalar)
    return " ".join("".join(out).split())


def squeeze(words: list[str]) -> str:
    return "".join(words)


def unified(words: list[str]) -> list[str]:
    """"St" and "Sankt" are "saint"; a word for "and" may be left out."""
    rest = [word for word in words if word not in ANDS] or words
    return ["saint" if word in SAINTS else word for word in rest]


def digraphs(text: str) -> str:
    composed = unicodedata.normalize("NFC", text.lower())
    return "".join(DIGRAPHS.get(letter, letter) for letter in composed)


def spellings(name: str) -> list[str]:
    """Every key under which a name is kept, the plain one first."""
    keys = []
    # NB: "Zürich (Kreis 10)" is not Zürich; what stands in brackets with a number stays.
    for text in (name, re.sub(r"\([^)0-9]*\)", " ", name)):
        for variant in (text, digraphs(text)):
            words = fold(variant).split()
            keys += [squeeze(words), squeeze(unified(words))]
    return list(dict.fromkeys(key for key in keys if key))
