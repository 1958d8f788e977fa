"""The TV's mixing desk in a browser: Web/tests/audio/scenes.mjs, bundled and asked for numbers."""

import json
import subprocess
import time
from typing import Any

from kit.server import ROOT

PATIENCE_S = 60

BUNDLE = """import { build } from "esbuild";
const { outputFiles: [file] } = await build({
  entryPoints: ["tests/audio/scenes.mjs"], bundle: true, format: "iife", write: false, logLevel: "warning",
});
process.stdout.write(file.text);"""


def bundle() -> str:
    command = ["node", "--input-type=module", "-"]
    done = subprocess.run(command, input=BUNDLE, cwd=ROOT / "Web", capture_output=True, text=True, check=True)
    return done.stdout


class Scenes:
    """`evaluate` runs an expression in a page of the server's origin."""

    def __init__(self, evaluate) -> None:
        self._evaluate = evaluate
        evaluate(f"(() => {{ {bundle()}\nreturn true; }})()")

    def play(self, name: str, **how) -> Any:
        self._evaluate(f"(play({json.dumps(name)}, {json.dumps(how)}), true)")
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            scene = self._evaluate("window.scene")
            if scene:
                assert "error" not in scene, scene
                return scene["answer"]
            time.sleep(0.1)
        raise AssertionError(f"{name} was not rendered in {PATIENCE_S} s")
