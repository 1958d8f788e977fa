"""A game with an ear on every socket, and with probes by REST in each phase."""

from typing import Self

import packs
from ear import Ear
from game import Game
from house import House
from probes import OVER, PLAYING_HOST, Probes
from wire import Socket
from words import Detector

GUESTS = 2
# A spoken reveal takes its time, also at a third of the pace.
PATIENCE_S = 30
REVEALED = ("REVEAL_DESTINATION", "FOLLOWUP_QUESTION", "SCOREBOARD", *OVER)


def typed(guest: int, place: int, question: int | None = None) -> str:
    """What a guest answers; a word of its own each time."""
    return packs.word(100 + 10 * guest + place, "typed" if question is None else f"typed{question}x")


class Watched:
    def __init__(self, house: House, places: list[packs.Marked], detector: Detector, is_strict: bool,
                 host_plays: bool, language: str, patches: bool) -> None:
        self._house, self.places, self.detector = house, places, detector
        self._is_strict, self._host_plays, self._language, self._patches = is_strict, host_plays, language, patches
        self.ears: list[Ear] = []
        """Of those who may not know; a host who plays is one."""
        self._sockets: list[Socket] = []

    @staticmethod
    def typed(places: int) -> list[str]:
        return [typed(guest, place, question) for guest in range(GUESTS) for place in range(places)
                for question in (None, 0, 1)]

    async def __aenter__(self) -> Self:
        self.game = await Game.create(self._house, None, self.places, language=self._language,
                                      hostPlays=self._host_plays)
        other = await Game.create(self._house)
        self.seats = [await self.game.join(f"Gäst {number}") for number in range(GUESTS)]
        self.control = Ear("the host", self.places, self.detector)
        if self._host_plays:
            self.ears.append(self.control)
        self.host = await self._listen(self.control, self.game, self.game.host_token, v2=True)
        stranger = self._ear("another game's host")
        await self._listen(stranger, other, other.host_token)
        self.probes = Probes(
            self._house, self.game, {"nobody": "", "a player": self.seats[0].token, "the TV": self.game.tv_token,
                                     "another game's host": other.host_token}
            | ({PLAYING_HOST: self.game.host_token} if self._host_plays else {}),
            self.places, self.detector, self._is_strict)
        self._screens = [(self._ear("the TV"), self.game.tv_token)]
        self._screens += [(self._ear(f"guest {n}", n), seat.token) for n, seat in enumerate(self.seats)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._sockets:
            await socket.close()

    def _ear(self, name: str, guest: int | None = None) -> Ear:
        own = {typed(guest, place, question) for place in range(len(self.places)) for question in (None, 0, 1)
               } if guest is not None else set()
        self.ears.append(Ear(name, self.places, self.detector, own))
        return self.ears[-1]

    async def _listen(self, ear: Ear, game: Game, token: str, v2: bool = False, patch: bool = False) -> Socket:
        socket = await game.connect(token, v2=v2, patch=patch, tap=ear.tap)
        self._sockets.append(socket)
        return socket

    async def _come_in(self, v2: bool) -> None:
        """TV and guests connect, or come back, with the first or with the newer protocol."""
        patch = v2 and self._patches
        _, *self.guests = [await self._listen(ear, self.game, token, v2, patch) for ear, token in self._screens]

    async def play(self) -> None:
        await self._come_in(v2=False)
        await self._probe()
        self.host.send("HOST_START_GAME")
        for number in range(len(self.places)):
            await self._place(number)
        await self._see("FINAL_RESULTS")
        await self._probe()
        await self._see("ROUND_END")
        await self._probe()

    async def _place(self, number: int) -> None:
        await self._see("ROUND_INTRO" if number == 0 else "CLUE_LEVEL", number)
        await self._probe()
        await self._see("CLUE_LEVEL", number)
        await self._brake(0, number)
        await self._come_in(v2=number % 2 == 0)
        self.host.send("HOST_NEXT_CLUE")
        await self._until(lambda: self.host.state.get("clueLevelPoints") == 8, "the clue worth 8")
        await self._probe()
        await self._brake(1, number)
        self.host.send("HOST_FORCE_REVEAL")
        await self._see("REVEAL_DESTINATION", number)
        await self._probe()
        for question in (0, 1):
            await self._question(number, question)
        if number + 1 < len(self.places):
            await self._see("SCOREBOARD", number)
            await self._probe()
            self.host.send("NEXT_DESTINATION")

    async def _brake(self, guest: int, number: int) -> None:
        self.guests[guest].send("BRAKE_PULL")
        await self._see("PAUSED_FOR_BRAKE", number)
        await self._probe()
        self.guests[guest].send("BRAKE_ANSWER_SUBMIT", answerText=typed(guest, number))
        await self._see("CLUE_LEVEL", number)

    async def _question(self, number: int, question: int) -> None:
        def asked() -> bool:
            return (self.host.state.get("followupQuestion") or {}).get("currentQuestionIndex") == question
        await self._until(asked, f"question {question + 1}")
        self.guests[0].send("FOLLOWUP_ANSWER_SUBMIT", answerText=typed(0, number, question), index=question)
        await self._probe()
        self.host.send("HOST_SKIP")

    async def _see(self, phase: str, number: int | None = None) -> None:
        await self._until(lambda: self.host.state["phase"] == phase
                          and number in (None, self.host.state.get("roundIndex")), phase)

    async def _until(self, test, name: str) -> None:
        if not await self.host.until(test, PATIENCE_S):
            raise RuntimeError(f"{name} did not come, still {self.host.state['phase']}")

    async def _probe(self) -> None:
        state = self.host.state
        told = {word for ear, _ in self._screens for word in ear.allowed}
        if state["phase"] in REVEALED:
            # NB: the screens may read a moment later than the host what they are told in the same step.
            told |= set(self.places[state["roundIndex"]].place)
        await self.probes.ask(state["phase"], told)
