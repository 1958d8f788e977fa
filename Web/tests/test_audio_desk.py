"""The TV's mixing desk, rendered by the browser from the code and the files that are served."""

import math

import pytest

from kit.scenes import Scenes

TRACKS = ["music_travel", "music_travel_loop", "music_travel_loop_2", "music_travel_loop_3",
          "music_followup_loop", "music_result_bed", "sfx_drumroll"]
CEILING = 10 ** (-1 / 20)
STEP_S = 0.01
# Two encodings, each 20 dB from the true signal, are 17 dB from each other.
SEAM_DB = 17


@pytest.fixture(scope="module")
def scenes(browser, instant):
    page = browser.new_page()
    page.goto(f"{instant.origin}/listen.html")
    yield Scenes(page.evaluate)
    page.close()


def around(course: list[float], second: float, width_s: float = 0.05) -> float:
    """The loudness at a second, over some steps, so that no single wave counts."""
    some = course[round(second / STEP_S):round((second + width_s) / STEP_S)]
    return math.sqrt(sum(value * value for value in some) / len(some))


def db(ratio: float) -> float:
    return 20 * math.log10(ratio)


def test_the_voice_ducks_the_bed(scenes):
    """AU6 UI-T23 S11: −10 dB within 150 ms, held over overlapping clips, back within 900 ms."""
    course = scenes.play("duck")
    before = around(course, 0.8)
    assert db(before / (0.1 / math.sqrt(2))) == pytest.approx(0, abs=0.1)
    for second in (1.17, 2.0, 2.95, 3.2, 4.4):
        assert around(course, second) / before == pytest.approx(0.316, rel=0.1), second
    assert around(course, 5.42) / before == pytest.approx(1, rel=0.02)
    # NB: straight in dB: half the way, half the decibels. The limiter looks 6 ms ahead.
    assert db(around(course, 1.075 - 0.02 + 0.006, 0.04) / before) == pytest.approx(-5, abs=0.7)
    assert db(around(course, 4.95 - 0.02 + 0.006, 0.04) / before) == pytest.approx(-5, abs=0.7)


def test_a_voice_that_is_cut_lets_the_bed_come_back(scenes):
    """UI-T23 S11 the voice ducks the music, which comes up again"""
    course = scenes.play("duck", cut=2)
    before = around(course, 0.8)
    assert around(course, 1.9) / before == pytest.approx(0.316, rel=0.1)
    assert around(course, 2.92) / before == pytest.approx(1, rel=0.02)


@pytest.mark.parametrize(("gain_db", "ratio"), [(-40, 0), (-20, 0.1), (-10, 0.316), (0, 1), (6, 1.995)])
def test_the_hosts_levels(scenes, gain_db, ratio):
    """AU12 UI-H54 S13: within 300 ms; effects and voice keep theirs."""
    music = scenes.play("level", db=gain_db, layer="music")
    assert around(music, 1.35) / around(music, 0.8) == pytest.approx(ratio, rel=0.03, abs=1e-4)
    for layer in ("voice", "effects"):
        other = scenes.play("level", db=gain_db, layer=layer)
        assert around(other, 1.35) / around(other, 0.8) == pytest.approx(1, rel=0.01)


def test_the_limiter_is_last(scenes):
    """S2 S13: −1 dBFS holds at Max, alone and under an effect and a voice at full scale."""
    loudest = scenes.play("loudest", id="music_followup_loop")
    assert 0.5 < loudest <= CEILING
    at_max = scenes.play("alone", id="music_followup_loop", db=6)
    assert at_max <= CEILING
    at_high = scenes.play("alone", id="music_followup_loop", db=0)
    print(f"peaks: all at once {db(loudest):.2f}, Max {db(at_max):.2f}, High {db(at_high):.2f} dBFS")
    assert at_high < at_max


@pytest.mark.parametrize("track", TRACKS)
def test_loops_have_no_seam(scenes, track):
    """AU5 S11.3: tracks loop: three times round, the real file goes on behind the seam."""
    loop = scenes.play("loop", id=track)
    assert loop["decodedS"] >= loop["lengthS"] + 0.5 - 0.001
    for seam in loop["seams"]:
        print(f"{track}: {seam['snrDb']:.1f} dB, leap {seam['leap']:.4f} of {seam['usual']:.4f}")
        assert seam["snrDb"] >= SEAM_DB
        assert seam["leap"] <= max(seam["usual"], 0.001)


def test_tracks_change_over_on_the_beat(scenes):
    """AU5 S9 S12: tracks crossfade with equal power, from the next beat at 120 BPM."""
    scene = scenes.play("crossfade")
    assert scene["atS"] == pytest.approx(1.5)
    before = around(scene["course"], 1)
    windows = [around(scene["course"], 1.5 + second / 10, 0.1) for second in range(8)]
    assert all(abs(db(window / before)) < 0.7 for window in windows), windows
