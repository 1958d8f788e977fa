"""What the files of a language hold: for each file its keys, and what kind of value each has."""

TEXT, TEXTS, TABLE, COUNTS, PAIR, PAIRS, TRIPLES, RULED, LISTS = range(9)

# The languages in which packs may be written: where a game speaks another one, these are read and shown.
PACK_LANGUAGES = ("sv", "en")

# Keys that every language has, by file. `banter`, `memory`, `server`, `apps` and the pages take theirs from the first language.
SHAPES = {
    "language": {"name": TEXT, "locale": TEXT, "packs": TEXT},
    "numbers": {
        "units": TEXTS, "tens": TEXTS, "hundred": TEXT, "thousand": TEXT, "million": PAIR, "billion": PAIR,
        "ordinals": TEXTS, "tensOrdinals": TEXTS, "alsoRead": COUNTS, "and": TEXTS, "joins": TABLE,
    },
    "judge": {
        "before": TEXTS, "between": TEXTS, "after": TEXTS, "articles": TEXTS, "denials": TEXTS,
        "either": TEXTS, "both": TEXTS, "lies": TEXTS, "fillers": TEXTS, "fillersTyped": TEXTS,
        "noPlace": TEXTS, "counting": TEXTS, "yearWords": TEXTS, "blocked": TEXTS, "blockedStems": TEXTS,
        "openAside": TEXTS, "openEndings": TEXTS, "openKinds": TABLE, "openWords": TEXTS,
        "openArticles": TEXTS, "openParticles": TEXTS, "openBelongs": TEXTS, "openEither": TEXTS,
        "openBoth": TEXTS, "openDeclined": TEXTS, "openShort": TABLE,
    },
    "speech": {
        "abbreviations": TABLE, "units": PAIRS, "unitsAlone": TEXTS, "countNouns": TEXTS,
        "neuterNouns": TEXTS, "months": TEXTS, "shortMonths": TABLE, "rulers": TEXTS, "queens": TEXTS,
        "money": TRIPLES, "symbols": TABLE, "minus": TEXT, "range": TEXT, "point": TEXT, "voiceCodes": TEXTS, "sayVoice": TEXT, "espeak": RULED,
        "commonWords": TEXTS, "letters": TEXT,
    },
}

# How many words some lists have to have.
LENGTHS = {
    ("numbers", "units"): 20, ("numbers", "tens"): 8, ("numbers", "ordinals"): 20,
    ("numbers", "tensOrdinals"): 8, ("speech", "months"): 12,
}

# The words of the judge that are compared with folded ones (AN1).
FOLDED = ("before", "between", "after", "articles", "denials", "lies", "fillers", "fillersTyped", "noPlace")

# A pool of banter with fewer lines would repeat itself in one evening (S21).
FEWEST_LINES = 8
LONGEST_LINE = 84
# What comes back to something of the night has so many lines each (EVE89).
MEMORY_LINES = 2

SURFACES = ("awards", "carriages", "common", "errors", "host", "join", "listen", "passenger", "player", "tv", "verdicts")
