"""Whole games in which every byte that anybody gets, and the log, are searched for what may not be there.

PR34, PR35, SE4, SE6.
"""

import itertools
from collections.abc import AsyncIterator
from dataclasses import dataclass

from ear import Ear
from house import House
from packs import Marked
from stage import PACKS, Stage
from table import Row
from watched import Watched
from words import Detector



@dataclass(frozen=True)
class Form:
    language: str
    is_strict: bool
    host_plays: bool
    voice: str = "off"

    def __str__(self) -> str:
        told = ("strict" if self.is_strict else "home", self.language, "host plays" if self.host_plays else "",
                "spoken" if self.voice == "on" else "")
        return " ".join(each for each in told if each)


SHORT = (Form("sv", True, False), Form("en", False, True))
FULL = (*(Form(*each) for each in itertools.product(("sv", "en"), (True, False), (True, False))),
        Form("sv", False, False, "on"))


async def run(stage: Stage) -> AsyncIterator[Row]:
    for number, form in enumerate(stage.amount(SHORT, FULL)):
        yield await play(stage, number, form)


async def play(stage: Stage, number: int, form: Form) -> Row:
    """One game of two places, of one in the short form; its host's socket shows that the words would be found."""
    places = [Marked(1 + number % 5), Marked(6 + number % 5)][:stage.amount(1, 2)]
    settings = {"TRIPTO_STRICT": "1" if form.is_strict else "0", "TRIPTO_PACING": "0.3", "TRIPTO_VOICE": form.voice}
    words = [word for each in range(1, PACKS + 1) for word in Marked(each).all]
    async with stage.running(f"bytes-{number}", settings=settings) as house:
        detector = Detector([*words, *Watched.typed(len(places))])
        watched = Watched(house, places, detector, form.is_strict, form.host_plays, form.language,
                          patches=not stage.is_short)
        async with watched:
            await watched.play()
        return verdict(form, watched, house)


def verdict(form: Form, watched: Watched, house: House) -> Row:
    leaks = [leak for ear in watched.ears for leak in ear.leaks] + watched.probes.leaks + logged(watched, house)
    sung = sings(watched.control, watched.places, form)
    size = sum(ear.bytes for ear in watched.ears) + watched.probes.bytes
    return Row(f"words of packs: {form}",
               f"{size / 1e6:.1f} MB to {len(watched.ears)} sockets and by {watched.probes.asked} requests",
               f"{len(leaks)} leaks; control found {len(watched.control.heard)} words"
               + ("" if sung else ": too few, this proves nothing") + "".join(f"; {leak}" for leak in leaks[:4]),
               not leaks and sung and house.lives)


def logged(watched: Watched, house: House) -> list[str]:
    """What the log tells that it may not (SE6): tokens, the join code, and words outside the paths that were asked."""
    log = house.log.read_bytes()
    own = b"\n".join(line for line in log.splitlines() if b'"message":"request"' not in line)
    secrets = [watched.game.code, *watched.game.tokens, *([house.key] if house.key else [])]
    return ([f"the log got {word}" for word in sorted(watched.detector.found(own))]
            + ["the log got a code, token or key" for secret in secrets if secret.encode() in log])


def sings(control: Ear, places: list[Marked], form: Form) -> bool:
    """The detector must find on the host's socket what is kept from others; a host who plays knows it by the end."""
    early = {leak.split(" got ")[1].split()[0] for leak in control.leaks}
    name = 1 if form.language == "sv" else 2
    wanted = {word for place in places for word in (place.place[name], place.answer(1))}
    return wanted <= (control.heard if form.host_plays else early)
