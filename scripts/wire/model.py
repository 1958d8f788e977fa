"""What a declaration of the wire says, as values."""

from __future__ import annotations

from dataclasses import dataclass, field


class WireError(Exception):
    """A declaration that cannot be read, or that contradicts itself."""


@dataclass(frozen=True)
class Type:
    """`Int`, `PlayerView`, or a list of one."""

    name: str
    is_list: bool = False


@dataclass
class Field:
    """A key of an object, in the order in which it is written."""

    name: str
    type: Type
    doc: str = ""
    optional: bool = False  # the key may be absent
    nullable: bool = False  # the value may be null
    flag: bool = False  # true, or absent
    default: str | None = None  # of the memberwise init, in Swift
    derived: str | None = None  # written, not stored: a Swift expression
    const: str | None = None  # written, not stored: a constant of the type
    stored: str | None = None  # the Swift type that is kept, and
    accessor: str | None = None  # the property of it that is written
    when: str | None = None  # written at all while this Swift condition holds
    low: int | None = None
    high: int | None = None
    up_to: int | None = None  # at most so many UTF-16 units
    text: str | None = None  # cleaned by this TypedText (commands)
    known: bool = False  # a list whose unknown words are left out
    unlabelled: bool = False  # in the case of ClientMessage

    @property
    def is_stored(self) -> bool:
        return self.derived is None and self.const is None


@dataclass
class Struct:
    """An object."""

    name: str
    doc: str
    marks: set[str]
    fields: list[Field]
    source: str = ""

    @property
    def changes(self) -> str | None:
        """The object whose keys this one may change."""
        return next((mark.split(" ")[1] for mark in self.marks if mark.startswith("changes ")), None)

    @property
    def stored(self) -> list[Field]:
        return [one for one in self.fields if one.is_stored]


@dataclass
class Case:
    name: str
    value: str
    doc: str = ""


@dataclass
class Enum:
    """A few fixed words, or numbers."""

    name: str
    doc: str
    marks: set[str]
    cases: list[Case]
    source: str = ""

    @property
    def is_number(self) -> bool:
        return "Double" in self.marks


@dataclass
class Ident:
    """An id: a string of its own type, whose known values may be named."""

    name: str
    doc: str
    marks: set[str]
    example: str
    cases: list[Case]
    source: str = ""


@dataclass
class ServerMessage:
    type: str
    payload: str
    doc: str
    marks: set[str]


@dataclass
class ClientMessage:
    type: str
    doc: str
    sender: str  # host, player, tv or anyone
    payload: str | None = None
    means: str | None = None  # another name of that type
    fields: list[Field] = field(default_factory=list)


@dataclass
class Route:
    """One request of the REST API."""

    method: str
    path: str
    doc: str
    status: int
    errors: list[int]
    bearer: str | None = None  # whose token opens it; `house` is the house key, in strict mode
    port: str | None = None  # `speech` for the service on a port of its own
    request: str | None = None
    response: str | None = None  # a struct, or a media type

    @property
    def is_json(self) -> bool:
        return bool(self.response) and "/" not in self.response

    @property
    def parameters(self) -> list[str]:
        return [part[1:] for part in self.path.split("/") if part.startswith(":")]


@dataclass
class Wire:
    """Everything that is declared."""

    structs: dict[str, Struct] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    idents: dict[str, Ident] = field(default_factory=dict)
    server: list[ServerMessage] = field(default_factory=list)
    client: list[ClientMessage] = field(default_factory=list)
    routes: list[Route] = field(default_factory=list)
    server_doc: str = ""
    client_doc: str = ""

    def command(self, message: ClientMessage) -> list[Field]:
        """The members of a client's payload."""
        if message.means:
            return self.command(next(m for m in self.client if m.type == message.means))
        return self.structs[message.payload].fields if message.payload else message.fields


def camel(type_name: str) -> str:
    """`clueLevel` of `CLUE_LEVEL`."""
    first, *rest = type_name.lower().split("_")
    return first + "".join(part.capitalize() for part in rest)
