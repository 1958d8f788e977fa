"""Gate C: a snippet that is accepted, or a twin that is not, is named."""

import pytest

import rejections


def pair(reject, accept, kind="view", number=1):
    return rejections.Pair("planted", number, kind, "ios", reject, accept)


GOOD = ('Text("a").opacity("1")', 'Text("a").opacity(1)')


def test_gate_c_takes_a_pair_that_is_one():
    assert len(rejections.pairs(rejections.FOLDER / "order.txt")) > 10


def test_gate_c_names_a_snippet_that_is_accepted(shared):
    faults = rejections.judged(shared.build, [pair(*GOOD), pair(GOOD[1], GOOD[1], number=2)])
    assert faults == [f"accepted on ios, planted, pair 2: {GOOD[1]}"]


def test_gate_c_names_a_twin_that_is_rejected(shared):
    faults = rejections.judged(shared.build, [pair(GOOD[0], GOOD[0])])
    assert faults == [f"a twin is rejected on ios, planted, pair 1: {GOOD[0]}"]


def test_gate_c_asks_later_phases_apart(shared):
    flow = pair("let a: Int; _ = a", "let a = 1; _ = a", kind="flow", number=2)
    assert rejections.judged(shared.build, [pair(*GOOD), flow]) == []


@pytest.mark.parametrize("text", ["reject: a\nreject: b\n", "accept: a\n", "reject: a\n", "other\n"])
def test_gate_c_refuses_a_snippet_without_a_twin(tmp_path, text):
    path = tmp_path / "topic.txt"
    path.write_text(text)
    with pytest.raises(ValueError, match="topic.txt"):
        rejections.pairs(path)


def test_gate_c_has_enough_pairs_each_different():
    found = rejections.corpus()
    assert len(found) >= rejections.FEWEST
    assert len({p.platform for p in found}) == 2
    assert all(p.reject != p.accept for p in found)
    assert len({(p.reject, p.platform) for p in found}) == len(found)
