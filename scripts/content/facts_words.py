"""Words of Swedish and English: numbers, lists, genitives, months, winds. A pair is (Swedish, English)."""

from open_data import ROOT

TABLES = ROOT / "scripts" / "content" / "facts"
Pair = tuple[str, str]
MONTHS = "January February March April May June July August September October November December".split()
MONTHS_SV = "januari februari mars april maj juni juli augusti september oktober november december".split()
COUNT = {
    "sv": "noll ett två tre fyra fem sex sju åtta nio tio elva tolv".split(),
    "en": "zero one two three four five six seven eight nine ten eleven twelve".split(),
}
ORDINAL = {
    "sv": [None, "", "näst", "tredje", "fjärde", "femte", "sjätte"],
    "en": [None, "", "second ", "third ", "fourth ", "fifth ", "sixth "],
}
WINDS: list[Pair] = [
    ("norr om", "north of"), ("nordost om", "north-east of"), ("öster om", "east of"), ("sydost om", "south-east of"),
    ("söder om", "south of"), ("sydväst om", "south-west of"), ("väster om", "west of"), ("nordväst om", "north-west of")]


def table(name: str) -> list[list[str]]:
    """The rows of a table of scripts/content/facts, cells stripped, comments left out."""
    lines = (TABLES / name).read_text().splitlines()
    return [[cell.strip() for cell in line.split("|")] for line in lines if line and not line.startswith("#")]


def both(word) -> Pair:
    """What a function of a language gives in each."""
    return word("sv"), word("en")


def thousands(number: int, lang: str) -> str:
    """Digits with the separator of the language; Swedish keeps long numbers on one line."""
    text = f"{number:,}"
    return text.replace(",", "\u00a0" if number >= 10_000 else " ") if lang == "sv" else text


def count(number: int, lang: str) -> str:
    """A word up to twelve, digits beyond."""
    return COUNT[lang][number] if number <= 12 else str(number)


def shown(number: int) -> Pair:
    return both(lambda lang: thousands(number, lang))


def counted(number: int) -> Pair:
    return both(lambda lang: count(number, lang))


def listed(words: list[str], lang: str) -> str:
    """One, two och three."""
    *rest, last = words
    return f"{', '.join(rest)} {'och' if lang == 'sv' else 'and'} {last}" if rest else last


def genitive(name: str, lang: str) -> str:
    """The form before a thing owned: Sveriges, USA:s, Laos; Sweden's, Laos'."""
    if lang == "en":
        return name + ("'" if name.endswith("s") else "'s")
    return name if name[-1] in "sxz" else name + (":s" if name.isupper() else "s")


def cap(text: str) -> str:
    """With a capital first, the rest as it is."""
    return text[0].upper() + text[1:]


def wind(degrees: float) -> Pair:
    """The nearest of eight winds of a bearing."""
    return WINDS[round(degrees / 45) % 8]


def ordinal(rank: int) -> Pair:
    """What stands before "largest", with its space: "second "; nothing for the first."""
    swedish = ORDINAL["sv"][rank]
    return swedish + (" " if swedish else ""), ORDINAL["en"][rank]
