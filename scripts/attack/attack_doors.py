"""Other sites' pages and other hosts' names: RE4, requests by REST, preflights, sockets, DNS rebinding."""

from collections.abc import AsyncIterator

from game import Game, ask
from house import House
from packs import Marked
from stage import Stage
from table import Row
from wire import upgrade

FOREIGN = ("https://evil.example", "http://evil.example:3000", "null", "file://", "http://127.0.0.1.evil.example")
HOSTS = ("rebind.example", "rebind.example:3000", "8.8.8.8", "evil.local.example", "localhost.evil.example")


async def run(stage: Stage) -> AsyncIterator[Row]:
    for env in ("dev", "prod"):
        settings = {"TRIPTO_ENV": env, "JWT_SECRET": "x" * 40}
        async with stage.running(f"doors-{env}", settings=settings) as house:
            yield row(f"foreign origins, {env}", *await origins(house))
            yield row(f"foreign hosts, {env}", *await hosts(house, stage))
            yield row(f"own and no origin let in, {env}", *await own(house, stage))


def row(name: str, tried: int, wrong: list[str]) -> Row:
    shown = "; ".join(wrong[:6]) + (f" … {len(wrong)} in all" if len(wrong) > 6 else "")
    return Row(name, f"{tried} requests", shown or "as it should be", not wrong)


async def origins(house: House) -> tuple[int, list[str]]:
    game = await Game.create(house)
    wrong, tried = [], 0
    for origin in FOREIGN:
        for name, method, path, body, headers in requests(game):
            tried += 1
            reply = await ask(house, method, path, body, game.host_token, Origin=origin, **headers)
            if reply.headers.get("access-control-allow-origin") in (origin, "*"):
                wrong.append(f"{name} names {origin} as allowed")
            if method != "OPTIONS" and reply.status < 400:
                wrong.append(f"{name} from {origin}: {reply.status}")
        tried += 1
        if await opens(house, game, Origin=origin):
            wrong.append(f"socket from {origin}: 101")
    tried += 1
    simple = await ask(house, "POST", "/v1/content/packs/import", Marked(200).file(), Origin=own_origin(house),
                       owner=True, Content_Type="text/plain")
    if simple.status < 400:
        wrong.append(f"import as text/plain with an origin: {simple.status}")
    return tried, wrong


def requests(game: Game):
    yield "library", "GET", "/v1/content/packs", None, {}
    yield "import as text/plain", "POST", "/v1/content/packs/import", Marked(100).file(), {"Content_Type": "text/plain"}
    yield "delete", "DELETE", f"/v1/content/packs/{Marked(12).id}", None, {}
    yield "new game", "POST", "/v1/sessions", None, {}
    yield "join", "POST", f"{game.path}/join", {"name": "Mallory"}, {"Content_Type": "text/plain"}
    yield "preflight", "OPTIONS", "/v1/content/packs/paris", None, {"Access_Control_Request_Method": "DELETE"}


async def hosts(house: House, stage: Stage) -> tuple[int, list[str]]:
    """A page of another name that was pointed at this address; it needs no foreign origin to be served."""
    game = await Game.create(house)
    wrong, tried = [], 0
    for host in HOSTS:
        for name, method, path, body, _ in requests(game):
            if method == "OPTIONS":
                continue
            tried += 1
            reply = await ask(house, method, path, body, game.host_token, source=stage.source(30), owner=True, Host=host)
            if reply.status < 400:
                wrong.append(f"{name} for Host {host}: {reply.status}")
        tried += 1
        if await opens(house, game, Host=host):
            wrong.append(f"socket for Host {host}: 101")
    return tried, wrong


def own_origin(house: House) -> str:
    return f"http://127.0.0.1:{house.port}"


async def own(house: House, stage: Stage) -> tuple[int, list[str]]:
    game = await Game.create(house)
    wrong, tried = [], 0
    public = house.environment()["PUBLIC_BASE_URL"]
    for headers in ({}, {"Origin": public}, {"Origin": own_origin(house)}):
        for name, method, path, body in (("library", "GET", "/v1/content/packs", None),
                                         ("new game", "POST", "/v1/sessions", {}),
                                         ("join", "POST", f"{game.path}/join", {"name": "Alva"})):
            tried += 1
            reply = await ask(house, method, path, body, game.host_token, owner=True,
                              **headers | ({"Host": public[7:]} if headers.get("Origin") == public else {}))
            if reply.status >= 400:
                wrong.append(f"{name} with {headers or 'no origin'}: {reply.status}")
        tried += 1
        if not await opens(house, game, **headers):
            wrong.append(f"no socket with {headers or 'no origin'}")
    for host in (f"localhost:{house.port}", f"tripto.local:{house.port}", f"127.0.0.1:{house.port}"):
        tried += 1
        reply = await ask(house, "GET", f"/v1/sessions/by-code/{game.code}", source=stage.source(31), Host=host)
        if reply.status != 200:
            wrong.append(f"Host {host}: {reply.status}")
    return tried, wrong


async def opens(house: House, game: Game, **headers: str) -> bool:
    line, status = await upgrade(house.port, game.tv_token, **headers)
    line.close()
    return status == 101
