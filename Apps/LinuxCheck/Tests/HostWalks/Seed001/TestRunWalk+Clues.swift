import Foundation
import TriptoDesign
import TriptoHostScreens

// From the start to the reveal.
extension TestRunWalk {
  // MARK: Test 3

  func start(_ stage: Stage) async throws {
    _ = stage.hand.taken()
    try stage.press("start-button")
    try await stage.until("a clue") { $0.play.clue?.level == "10 p" && !$0.commands.isOff }
    ledger.look(stage) { see in
      see.at(Seed001.test3, 1)
      see.that(see.stage.gate.said.count { $0 == "HOST_START_GAME" } == 1, "not said once")
      see.that(see.stage.hand.felt.contains(.heavy), "nothing was felt")
      see.at(Seed001.test3, 2)
      see.that(see.stage.gate.passed.contains("CLUE_PRESENT"), "no CLUE_PRESENT")
      see.that(
        see.stage.gate.passed.contains { ["STATE_SNAPSHOT", "STATE_PATCH"].contains($0) },
        "no state")
      see.at(Seed001.test3, 3)
      see.has("phase.CLUE_LEVEL")
      see.says("Ledtråd")
      secret(see, Seed001.test3, 4)
      see.at(Seed001.test3, 5)
      see.says("Kairo", in: .textPrimary)
      see.says("Egypten")
      see.at(Seed001.test3, 6)
      see.contains("Kan du sjunga opera utan kläder?")
      see.at(Seed001.test3, 7)
      see.says("10 p", in: .bgBase)
      see.fill("level", .accentOrange)
      see.at(Seed001.test3, 8)
      see.control("next-clue")
      see.says("Nästa ledtråd")
      see.shows(.next)
      see.at(Seed001.test4, 2, 3)
      see.says("10 p")
    }
    try await next(stage, "8 p", "Nobelpristagaren Naguib Mahfouz")
  }

  /// *Nästa ledtråd*.
  private func next(_ stage: Stage, _ level: String, _ clue: String) async throws {
    try stage.press("next-clue")
    try await stage.until(level) { $0.play.clue?.level == level && !$0.commands.isOff }
    ledger.look(stage) { see in
      see.at(Seed001.test4, 1)
      see.that(see.stage.gate.said.contains("HOST_NEXT_CLUE"), "nothing was said")
      see.at(Seed001.test4, 2)
      see.says(level)
      see.at(Seed001.test4, 3)
      see.contains(clue)
      see.containsNot("Kan du sjunga opera utan kläder?")
    }
  }

  private func secret(_ see: Eyes, _ section: Section, _ number: Int) {
    see.at(section, number)
    // NB: amber, for what the seed has in yellow (UI.md §9).
    see.says("Resmålet (hemligt)", in: .warnAmber)
    see.shows(.secret, in: .warnAmber)
    see.that(
      (see.text("Kairo")?.size ?? 0) == 28 && see.text("Kairo")?.isBold == true, "not 28 bold")
  }
}
