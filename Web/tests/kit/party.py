"""An evening's screens: a TV, a host's tablet and phones, joined as people join."""

from collections.abc import Callable, Sequence
from functools import cached_property

from playwright.sync_api import Browser, BrowserContext, expect

from kit import moves
from kit.cast import post
from kit.server import Server
from kit.surface import PATIENCE_MS, Surface
from kit.texts import locale

TV_SIZE = {"width": 1920, "height": 1080}
# Where nobody looks at the picture it is small and stands still: half of what a game costs a machine without
# graphics is the landscape that goes by, and half of what is left what pulses on phones.
SMALL_TV = {"width": 960, "height": 540}
AT_REST = {"reduced_motion": "reduce"}
MOVING = {"reduced_motion": "no-preference"}
HOST_SIZE = {"width": 1024, "height": 768}
PHONE_SIZES = [(390, 844), (360, 640), (412, 915), (320, 568), (844, 390)]
NAMES = ["Alva", "Bo O'Hara 🚂", "Maximiliana-Alexandrina af Öst", "Åsa", "李"]


class Party:
    """Opens the screens of one game. `lan`: over plain http by name, as on a home network.

    `tv_size`: of a TV that is looked at, and moves. `moving`: so do phones and tablet. `screens` are options of every
    browser context, such as `reduced_motion="reduce"`.
    """

    def __init__(self, browser: Browser, server: Server, lang: str = "sv", lan: bool = True,
                 tv_size: dict[str, int] | None = None, moving: bool = False, **screens) -> None:
        self.browser, self.server, self.lang = browser, server, lang
        self.origin = server.lan if lan else server.origin
        self.code = ""
        self.phones: list[Surface] = []
        self._screens = screens
        self._contexts: list[BrowserContext] = []
        self._tv_size = tv_size
        self._rest = {} if moving else AT_REST

    @cached_property
    def host(self) -> Surface:
        """Opened when it is first asked for, as the TV is: many a test is about a phone alone."""
        return self.surface("host", HOST_SIZE)

    @cached_property
    def tv(self) -> Surface:
        if self._tv_size:
            return self.surface("tv", self._tv_size, **MOVING | self._screens)
        return self.surface("tv", SMALL_TV, **AT_REST)

    @property
    def all(self) -> list[Surface]:
        return [self.tv, self.host, *self.phones]

    def surface(self, name: str, size: dict[str, int], phone: bool = False, **more) -> Surface:
        context = self.browser.new_context(
            viewport=size, locale=locale(self.lang), has_touch=phone,
            is_mobile=phone, **self._rest | self._screens | more)
        context.set_default_timeout(PATIENCE_MS)
        self._contexts.append(context)
        return Surface(name, context)

    def address(self, path: str, lang: str | None = None) -> str:
        lang = lang or self.lang
        return f"{self.origin}{path}" + ("" if lang == "sv" else f"?lang={lang}")

    def create(self, short: bool = True) -> None:
        """The host makes a game on the host page: an evening, of one destination unless a plan says otherwise."""
        self.host.page.goto(self.address("/host"))
        self.host.tap("create-button")
        self.host.phase("LOBBY")
        self.code = self.host.id("join-code").inner_text().replace(" ", "").strip()
        if short:
            self.host.tap("length-short")
            expect(self.host.id("length-short")).to_have_attribute("aria-pressed", "true")

    def take_ordinary(self) -> None:
        """The host takes the seat of a session that is no evening, as an app of protocol 1 makes them (EVE2)."""
        self.code = post(self.server, "/v1/sessions", {"language": self.lang})["joinCode"]
        self.host.page.goto(self.address(f"/host?code={self.code}"))
        self.host.phase("LOBBY")

    def open_tv(self) -> None:
        """The TV enters the game by the code on the host's screen."""
        self.tv.page.goto(self.address("/tv"))
        self.tv.id("code-input").fill(self.code)
        self.tv.tap("code-send")
        self.tv.phase("LOBBY")

    def join(self, count: int, by_code_first: bool = False,
             sizes: Sequence[tuple[int, int]] = PHONE_SIZES, langs: Sequence[str] = (), names: Sequence[str] = NAMES,
             before: Callable[[Surface], object] = lambda phone: None,
             on_form: Callable[[Surface], object] = lambda phone: None) -> None:
        """Phones join: by the link of the QR code, or the first one by typing the code."""
        for index in range(count):
            width, height = sizes[index % len(sizes)]
            phone = self.surface(f"phone{index + 1}", {"width": width, "height": height}, True)
            self.phones.append(phone)
            before(phone)
            typed = by_code_first and index == 0
            lang = langs[index % len(langs)] if langs else self.lang
            phone.page.goto(self.address("/join" if typed else f"/join/{self.code}", lang))
            if typed:
                phone.id("code-input").fill(self.code.lower())
            phone.id("name-input").fill(names[index % len(names)])
            on_form(phone)
            phone.tap("join-button")
            phone.phase("LOBBY")

    def start(self) -> None:
        self.host.tap("start-button")
        # NB: the night's first journey begins with its rules (EVE55), which a host may skip.
        moves.hurry(self.host, "CLUE_LEVEL")
        self.everybody("CLUE_LEVEL")

    def everybody(self, phase: str) -> None:
        for surface in self.all:
            surface.phase(phase)

    def open(self, phones: int = 1, **how) -> "Party":
        """Host, TV and phones in the first clue of a game."""
        self.create()
        self.open_tv()
        self.join(phones, **how)
        self.start()
        return self

    def errors(self) -> list[str]:
        opened = [self.__dict__[name] for name in ("tv", "host") if name in self.__dict__]
        return [f"{each.name}: {error}" for each in [*opened, *self.phones] for error in each.errors]

    def close(self) -> None:
        for context in self._contexts:
            context.close()
