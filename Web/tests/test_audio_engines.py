"""The TV's mixing desk in WebKit and Firefox: the same numbers as in Chromium."""

import math

import pytest

from kit.scenes import Scenes
from test_audio_desk import CEILING, SEAM_DB, around
from test_engines import engine

__all__ = ["engine"]


@pytest.mark.engines
def test_the_desk_sounds_the_same_in_another_browser(engine, instant):
    """UI-P40 AU6 S2 S11.3: ducking, limiter and the seam of a real loop."""
    engine.go(f"{instant.origin}/listen.html")
    scenes = Scenes(engine.js)
    course = scenes.play("duck")
    before = around(course, 0.8)
    assert before == pytest.approx(0.1 / math.sqrt(2), rel=0.02)
    assert around(course, 1.2) / before == pytest.approx(0.316, rel=0.1)
    assert around(course, 4.4) / before == pytest.approx(0.316, rel=0.1)
    assert around(course, 5.42) / before == pytest.approx(1, rel=0.02)
    loudest = scenes.play("loudest", id="music_followup_loop")
    assert 0.5 < loudest <= CEILING + 1e-4
    print(f"{engine.name}: ducked to {around(course, 1.2) / before:.4f}, peak {loudest:.4f}")
    if not scenes.play("decodes", id="music_travel")["can"]:
        pytest.skip(f"NO AAC IN {engine.name.upper()} HERE, loops not tested: "
                    "apt-get install gstreamer1.0-libav")
    seams = scenes.play("loop", id="music_travel")["seams"]
    assert all(seam["snrDb"] >= SEAM_DB for seam in seams)
