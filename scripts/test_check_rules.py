"""What scripts/check-rules.py asks of a citation."""

import importlib.util
import pathlib

spec = importlib.util.spec_from_file_location("check_rules", pathlib.Path(__file__).parent / "check-rules.py")
check = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check)

TEXTS = check.clauses("""
# 9 Brakes
- **BR6** Two presses within the tie window are decided by the coin.
| PA19 | disconnect grace | 60 000 |
- UI-T5 Padlock and dimmed QR.
- **EVE23** A rematch keeps the code.
- UI-E4 A switch for the language.
""")


def test_a_rule_has_its_text_and_the_heading_above_it():
    assert set(TEXTS) == {"BR6", "PA19", "UI-T5", "EVE23", "UI-E4"}
    assert "Brakes" in TEXTS["BR6"] and "coin" in TEXTS["BR6"]


def test_a_name_in_the_words_of_its_rule_is_clean():
    for name in ("BR6 a coin decides", "PA19 a graceful way out", "BR6 PA19 tied presses", "UI-T5 the padlock",
                 "BR6 braking", "no rule at all", "ZZ9 an id that is none"):
        assert check.fault(name, TEXTS) is None, name


def test_evenings_are_a_family_apart_from_events():
    assert check.ids("EVE23 EV2 EVE85–EVE87 UI-E4") == {"EVE23", "EV2", "EVE85", "EVE86", "EVE87", "UI-E4"}
    assert check.fault("EVE23 the code stays", TEXTS) is None and check.fault("EVE23", TEXTS) == "bare"
    assert check.NAMES.findall('"""EVE23 the code stays"""')[0][2] == "EVE23 the code stays"


def test_ids_alone_are_bare():
    for name in ("BR6", "BR6 PA19.", "UI-T5", "BR6–BR7", "BR6 who may what"):
        assert check.fault(name, TEXTS) == "bare", name


def test_words_about_something_else_are_unrelated():
    for name in ("BR6 clips have addresses", "UI-T5 clips", "PA19 coin"):
        assert check.fault(name, TEXTS) == "unrelated", name


def test_what_is_wrong_says_what_to_do():
    names = [("a.swift", "BR6"), ("b.swift", "BR6 clips"), ("c.swift", "BR6 a coin")]
    bare, unrelated = check.clause_faults(names, TEXTS)
    assert bare.startswith("a.swift: BR6\n") and "say behind the ids" in bare
    assert unrelated.startswith("b.swift") and "shares no word" in unrelated


def test_a_doc_comment_of_ids_alone_is_found():
    for line in ("/// ST34", "  /// ST17–ST19, EV47", "/// RE14 409"):
        assert check.bare_comments(f"\n{line}\nlet a = 1\n") == [line.strip()[4:]], line


def test_a_doc_comment_with_words_is_no_fault():
    for text in ("/// ST34: it goes on", "/// How long (ST34).", "/// A long line that ends in\n/// (ST34).",
                 "/// ST34\n/// goes on", "// ST34", "/// Bytes."):
        assert check.bare_comments(f"{text}\nlet a = 1\n") == [], text
