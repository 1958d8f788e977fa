"""Forged tokens, over REST and at the socket (ID11, WS12, WS13, SE3, SE5)."""

import asyncio
from collections.abc import AsyncIterator

import forge
from frames import CLOSE, read_frame
from game import Game, ask
from house import House
from stage import Stage
from table import Row
from wire import upgrade

KEY = "a key that only this attack knows, 0123456789"
REFUSED_HEADS = (400, 413, 414, 431)


async def run(stage: Stage) -> AsyncIterator[Row]:
    async with stage.running("tokens", settings={"JWT_SECRET": KEY}) as house:
        game = await Game.create(house)
        player = (await game.join("Alva")).token
        join_token = (await ask(house, "POST", f"{game.path}/join-token", token=game.host_token)).json()["joinToken"]
        genuine = [await over_rest(house, game, game.host_token), await at_socket(house, game.host_token)]
        expired = forge.expired(game.host_token, KEY)
        wrong = [f"expired by REST {status}" for status in {await over_rest(house, game, expired)} - {401}]
        wrong += [f"expired at the socket {code}" for code in {await at_socket(house, expired)} - {4002}]
        forged = list(forge.forgeries(game.host_token, player, join_token))
        for name, token in forged:
            wrong += await refused(house, game, name, token)
        yield Row("forged and expired tokens", f"{len(forged) + 1} × REST and socket",
                  f"genuine {genuine}, all refused" if not wrong else "; ".join(wrong),
                  genuine == [200, None] and not wrong and house.lives)


async def refused(house: House, game: Game, name: str, token: str) -> list[str]:
    """What is wrong with how a forgery was refused; a head too long may be refused as such."""
    status, code = await over_rest(house, game, token), await at_socket(house, token)
    allowed = (401, *REFUSED_HEADS) if len(token) > 8_000 else (401,)
    wrong = [f"{name} by REST {status}"] if status not in allowed else []
    is_closed = code == 4001 or (len(token) > 8_000 and code in REFUSED_HEADS)
    return wrong if is_closed else [*wrong, f"{name} at the socket {code}"]


async def over_rest(house: House, game: Game, token: str) -> int:
    return (await ask(house, "POST", f"{game.path}/join-token", Authorization=f"Bearer {token}")).status


async def at_socket(house: House, token: str) -> int | None:
    """The close code, None for a welcome; or the status when there is no upgrade."""
    line, status = await upgrade(house.port, token)
    try:
        if status != 101:
            return status
        async with asyncio.timeout(5):
            opcode, payload = await read_frame(line.reader)
        return int.from_bytes(payload[:2], "big") if opcode == CLOSE else None
    finally:
        line.close()
