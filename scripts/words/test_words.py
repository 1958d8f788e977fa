"""A language is a folder and its code in one list: the generator takes it as it is, and says what it lacks."""

import json
import pathlib
import shutil
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
WORDS = ROOT / "Content/words"
LISTED = json.loads((WORDS / "languages.json").read_text())


def generate(words: pathlib.Path, out: pathlib.Path, *more: str) -> subprocess.CompletedProcess:
    command = [sys.executable, HERE / "generate.py", "--words", words, "--out", out, *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def words(tmp_path: pathlib.Path) -> pathlib.Path:
    """The words with a made-up language beside them."""
    folder = shutil.copytree(WORDS, tmp_path / "words")
    shutil.copytree(folder / "en", folder / "qx")
    (folder / "languages.json").write_text(json.dumps([*LISTED, "qx"]))
    return folder


def edit(words: pathlib.Path, file: str, change) -> None:
    path = words / "qx" / f"{file}.json"
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))


def complaint(words: pathlib.Path, tmp_path: pathlib.Path) -> str:
    done = generate(words, tmp_path / "out")
    assert done.returncode == 1 and not (tmp_path / "out").exists()
    return done.stderr


def test_what_is_committed_is_what_the_folder_says():
    assert generate(WORDS, ROOT, "--check").returncode == 0


def test_a_language_is_a_folder_and_a_code_in_the_list(words, tmp_path):
    """EX25: nothing that the generator does not write has to change."""
    edit(words, "server", lambda texts: texts.update(notNow="Yltneserp elbissop ton"))
    done = generate(words, tmp_path / "out")
    assert done.returncode == 0, done.stderr
    kernel = (tmp_path / "out/Kit/Sources/TriptoKernel/Language.swift").read_text()
    assert f"case {', '.join([*LISTED, 'qx'])}\n" in kernel and "case .qx: .en\n" in kernel
    made = {file.name for file in (tmp_path / "out/Sources/TriptoWords/Generated").iterdir()}
    assert {name.replace("en+", "qx+") for name in made if name.startswith("en+")} <= made
    texts = (tmp_path / "out/Sources/TriptoWords/Generated/qx+Server.swift").read_text()
    assert '.notNow: "Yltneserp elbissop ton"' in texts
    assert generate(words, tmp_path / "out", "--check").returncode == 0


def test_the_other_languages_stay_as_they_are(words, tmp_path):
    generate(words, tmp_path / "out")
    for file in (ROOT / "Sources/TriptoWords/Generated").glob("*+*.swift"):
        if file.name.split("+")[0] in LISTED:
            assert (tmp_path / "out" / file.relative_to(ROOT)).read_text() == file.read_text(), file.name


def test_the_pages_take_it_too(words, tmp_path):
    """UI-A15"""
    web = shutil.copytree(ROOT / "Web/scripts", tmp_path / "Web/scripts").parent
    (tmp_path / "Content").mkdir()
    shutil.move(words, tmp_path / "Content/words")
    script = 'import("./scripts/messages.mjs").then((m) => console.log(JSON.stringify(m.messageFiles())))'
    done = subprocess.run(["node", "-e", script], cwd=web, capture_output=True, text=True, check=True)
    files = dict(json.loads(done.stdout))
    assert '"qx"' in files["src/lib/i18n/generated/languages.ts"]
    for name, text in files.items():
        assert name.endswith("languages.ts") or "export const qx: Record<keyof typeof sv, string>" in text, name


def test_a_language_that_is_not_listed_is_left_alone(words, tmp_path):
    (words / "languages.json").write_text(json.dumps(LISTED))
    assert generate(words, tmp_path / "out").returncode == 0
    assert "qx" not in (tmp_path / "out/Kit/Sources/TriptoKernel/Language.swift").read_text()


def test_what_no_language_has_any_more_goes(words, tmp_path):
    generate(words, tmp_path / "out")
    (words / "languages.json").write_text(json.dumps(LISTED))
    assert generate(words, tmp_path / "out", "--check").returncode == 1
    generate(words, tmp_path / "out")
    assert not list((tmp_path / "out").rglob("qx+*"))


FAULTS = [
    ("pages/host", lambda t: t.pop("join"), "qx/pages/host.json: join: is missing"),
    ("pages/host", lambda t: t.update(jion="x"), "qx/pages/host.json: jion: is no key"),
    ("pages/common", lambda t: t.update(cancel=" "), "qx/pages/common.json: cancel: says nothing"),
    ("pages/common", lambda t: t.update(place="Place {n}"), "qx/pages/common.json: place: has not the placeholders"),
    ("pages/common", lambda t: t.update(secondsLeft="{n} left"), "secondsLeft: lacks its plural form"),
    ("pages/common", lambda t: t.update(cancel="Stop|Stops"), "cancel: has forms, but nothing"),
    ("server", lambda t: t.update(revealed="It was {place}!"), "qx/server.json: revealed: has not the placeholders"),
    ("server", lambda t: t.pop("traveller"), "qx/server.json: traveller: is missing"),
    ("banter", lambda t: t.pop("bridge"), "qx/banter.json: bridge: is missing"),
    ("banter", lambda t: t["final"].__delitem__(slice(7, None)), "qx/banter.json: final: needs 8 lines"),
    ("banter", lambda t: t["final"].append(t["final"][0]), "qx/banter.json: final: needs 8 lines, each of them once"),
    ("banter", lambda t: t["final"].append("We have 3 winners."), "qx/banter.json: final: not to be spoken"),
    ("memory", lambda t: t.pop("pair"), "qx/memory.json: pair: is missing"),
    ("memory", lambda t: t["pair"].pop(), "qx/memory.json: pair: needs 2 lines, each of them once"),
    ("memory", lambda t: t["pair"].__setitem__(0, "You have 2 in a row."), "qx/memory.json: pair: not to be spoken"),
    ("numbers", lambda t: t["units"].pop(), "qx/numbers.json: units: has 19 words instead of 20"),
    ("speech", lambda t: t.update(minus=["minus"]), "qx/speech.json: minus: has another shape"),
    ("judge", lambda t: t["before"].append("Är"), "qx/judge.json: before: is compared with folded words"),
    ("language", lambda t: t.update(packs="qx"), "qx/language.json: packs: is none of sv, en"),
]


@pytest.mark.parametrize(("file", "change", "expected"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_what_is_wrong_is_named_by_file_and_key(words, tmp_path, file, change, expected):
    """UI-A16"""
    edit(words, file, change)
    assert expected in complaint(words, tmp_path)


def test_a_key_that_stands_there_twice_is_named(words, tmp_path):
    (words / "qx/server.json").write_text((words / "qx/server.json").read_text().replace("{", '{"notNow": "x",', 1))
    assert "qx/server.json: notNow: stands there twice" in complaint(words, tmp_path)


def test_a_missing_file_is_named(words, tmp_path):
    (words / "qx/speech.json").unlink()
    assert "qx/speech.json: the file is missing" in complaint(words, tmp_path)
