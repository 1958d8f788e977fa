"""States of an evening, as a server would tell them (SPEC 19)."""

from typing import Any

from kit.stage import now

PEOPLE = [("Alva", "fox", 1), ("Bo O'Hara", "owl", 5), ("Maximiliana-Alexandrina", "moose", 4), ("Åsa", "cat", 2),
          ("Farmor", "puffin", 9), ("Ossian", "dragon", 7)]
STOPS = [("Kairo", "Egypten", 30.04, 31.24), ("Reykjavik", "Island", 64.15, -21.94), ("Lima", "Peru", -12.05, -77.04)]


def player(index: int, **more: Any) -> dict[str, Any]:
    name, figure, tone = PEOPLE[index % len(PEOPLE)]
    return {"playerId": f"p{index}", "name": name if index < len(PEOPLE) else f"{name} {index}", "role": "player",
            "isConnected": True, "joinedAtMs": index, "score": 0, "passenger": figure, "tone": tone, "child": False} | more


def row(index: int, score: int, rank: int, **more: Any) -> dict[str, Any]:
    return {"playerId": f"p{index}", "name": player(index)["name"], "score": score, "rank": rank} | more


def timer(ms: int) -> dict[str, Any]:
    return {"timerId": f"t{now()}", "startAtServerMs": now(), "durationMs": ms}


def night(wins: tuple[int, ...] = (1, 0), journeys: int = 1) -> dict[str, Any]:
    standings = [{"playerId": f"p{i}", "name": player(i)["name"], "wins": each, "points": 20 - i} for i, each in enumerate(wins)]
    return {"journeys": journeys, "standings": standings, "stops": []}


def state(phase: str, count: int = 5, **more: Any) -> dict[str, Any]:
    """Of the first destination of three."""
    players = [player(i) for i in range(count)]
    return {"version": 1, "phase": phase, "sessionId": "s", "joinCode": "ABC234", "players": players,
            "roundIndex": 0, "clueLevelPoints": None, "clueText": None, "brakeOwnerPlayerId": None, "lockedAnswers": [],
            "lockedAnswersCount": 0, "followupQuestion": None, "timer": None,
            "scoreboard": [row(i, 0, 1) for i in range(count)], "destinationIndex": 1, "totalDestinations": 3,
            "destination": {"name": None, "country": None, "aliases": [], "revealed": False},
            "answeredCount": 0, "totalPlayers": count,
            "journey": {"number": 1, "lengthsMin": [5, 9, 13, 16, 20], "minutes": 13, "rulesDone": False}} | more


def clue(points: int = 10, ms: int = 30_000, **more: Any) -> dict[str, Any]:
    text = "Här går en flod mot norr, och den som bor vid den vet att vattnet kommer när stjärnan syns igen."
    return state("CLUE_LEVEL", **{"clueLevelPoints": points, "clueText": text, "timer": timer(ms), "clueTimerEnd": now() + ms,
                                  "units": {"answered": 0, "total": 5}} | more)


def verdict(index: int, text: str, points: int, level: int, **more) -> dict:
    name = player(index)["name"]
    return {"playerId": f"p{index}", "playerName": name, "answerText": text, "isCorrect": points > 0, "pointsAwarded": points,
            "clueLevelPoints": level, "note": False, "byChoice": False} | more


def step(index: int, *group: dict) -> dict:
    return {"group": list(group), "index": index, "of": 3, "isLast": index == 2}


PLACE = {"kind": "city", "climate": "warm", "scene": ["river", "pyramid"], "wonder": "Staden har tusen minareter.", "radiusKm": 4000,
         "labels": [{"name": "Egypten", "lat": 26.8, "lon": 30.8, "kind": "country"}], "from": {"lat": 59.33, "lon": 18.06}}
CAIRO = {"name": "Kairo", "country": "Egypten", "aliases": [], "revealed": True, "position": {"lat": 30.04, "lon": 31.24}}
PARIS = {"name": "Paris", "lat": 48.85, "lon": 2.35, "distanceKm": 3210}


ROUTE = [{"name": name, "country": country, "lat": lat, "lon": lon} for name, country, lat, lon in STOPS]
ROUTE[0] = ROUTE[0] | {"best": {"playerId": "p0", "playerName": "Alva", "pointsAwarded": 10}}
AWARD = {"id": "near_miss", "playerIds": ["p4"], "names": ["Farmor"], "value": 105.2}
