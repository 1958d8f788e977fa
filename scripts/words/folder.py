"""The folder of words: `languages.json`, and a folder for every language that it names."""

import json
import pathlib

from shapes import SHAPES, SURFACES

FILES = (*SHAPES, "banter", "memory", "server", "apps", *(f"pages/{surface}" for surface in SURFACES))


class Folder:
    """The words of every listed language, as they stand in the files."""

    def __init__(self, path: pathlib.Path):
        self.path = path
        self.faults: list[str] = []
        self.languages: list[str] = json.loads((path / "languages.json").read_text())
        self.words = {code: {file: self._read(code, file) for file in FILES} for code in self.languages}

    def _read(self, code: str, file: str) -> dict:
        path = self.path / code / f"{file}.json"
        try:
            return json.loads(path.read_text(), object_pairs_hook=lambda pairs: self._once(path, pairs))
        except FileNotFoundError:
            self.fault(code, file, "", "the file is missing")
        except json.JSONDecodeError as error:
            self.fault(code, file, "", f"is no JSON: {error}")
        return {}

    def _once(self, path: pathlib.Path, pairs: list) -> dict:
        keys = [key for key, _ in pairs]
        for key in {key for key in keys if keys.count(key) > 1}:
            self.faults.append(f"{path.relative_to(self.path)}: {key}: stands there twice")
        return dict(pairs)

    def fault(self, code: str, file: str, key: str, what: str) -> None:
        self.faults.append(f"{code}/{file}.json: {key + ': ' if key else ''}{what}")

    @property
    def first(self) -> str:
        """The language in which the keys are at home."""
        return self.languages[0]
