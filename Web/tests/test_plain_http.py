"""The pages on an ordinary http origin, where browsers withhold their newer features."""

from kit import moves


def test_a_whole_round_works_without_a_secure_context(party, instant):
    """UI-P29 UI-P36: the lobby, a clue, a brake and an answer need nothing that https brings."""
    evening = party(instant, lan=True).open(phones=1)
    for surface in evening.all:
        kept = surface.page.evaluate(
            "[isSecureContext, 'serviceWorker' in navigator, 'randomUUID' in crypto]")
        assert kept == [False, False, False], surface.name
    phone = evening.phones[0]
    moves.brake(phone)
    moves.answer(phone, "Atlantis")
    evening.host.says("locked-list", "Atlantis")
    assert not evening.errors(), "\n".join(evening.errors())
