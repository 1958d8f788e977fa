"""Tests of the apps' generated texts and tokens."""

import json
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import app_files  # noqa: E402
import app_messages  # noqa: E402
import app_tokens  # noqa: E402


def test_what_is_committed_is_what_the_sources_make():
    assert app_files.main(["--check"]) == 0


def test_a_changed_a_missing_and_a_left_over_file_are_found(tmp_path, capsys):
    made = {"A.swift": "a", "B.swift": "b"}
    app_files.write(made, tmp_path)
    assert app_files.stale(made, tmp_path) == []
    (tmp_path / "A.swift").write_text("x")
    (tmp_path / "B.swift").unlink()
    (tmp_path / "Old.swift").write_text("o")
    assert app_files.stale(made, tmp_path) == ["A.swift", "B.swift", "Old.swift"]
    assert app_files.main(["--check", "--out", str(tmp_path)]) == 1
    assert "not up to date" in capsys.readouterr().err
    app_files.write(made, tmp_path)
    assert app_files.stale(made, tmp_path) == []


@pytest.mark.parametrize(("key", "name"), [
    ("tryAgain", "tryAgain"), ("phase_CLUE_LEVEL", "phaseClueLevel"), ("error.INVALID_PHASE", "errorInvalidPhase"),
    ("region_Nordic", "regionNordic"), ("award_near_miss", "awardNearMiss"), ("phase_LOBBY", "phaseLobby"),
])
def test_keys_become_members_in_camel_case(key, name):
    assert app_messages.member(key) == name


def test_values_are_typed_by_what_they_stand_for():
    assert app_messages.values("host", "x", "{name} {n} {n} {of}") == {"name": "String", "n": "Int", "of": "Int"}
    assert app_messages.values("verdicts", "near", "{x}") == {"x": "String"}
    assert app_messages.values("tv", "ofSeconds", "{s}") == {"s": "Double"}
    assert app_messages.label("of") == "of" and app_messages.label("import") == "`import`"


def test_no_two_keys_of_a_surface_become_one_member():
    words = app_files.ROOT / "Content/words"
    for surface, path in app_messages.SURFACES.items():
        keys = json.loads((words / "sv" / f"{path}.json").read_text())
        assert len({app_messages.member(key) for key in keys}) == len(keys), surface


def test_colours_are_written_as_numbers():
    assert app_tokens.colour("#0b1220") == "Colour(0x0B1220)"
    assert app_tokens.colour("rgba(18, 18, 30, 0.85)") == "Colour(0x12121E, opacity: 0.85)"
