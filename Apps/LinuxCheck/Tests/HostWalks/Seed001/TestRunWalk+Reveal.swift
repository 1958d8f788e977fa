import Foundation
import TriptoDesign
import TriptoHostScreens

@_spi(Testing) @testable import Drawing

// From the last clue to the scoreboard, and what others were told.
extension TestRunWalk {
  func reveal(_ stage: Stage) async throws {
    stage.gate.shut(before: "FOLLOWUP_QUESTION")
    try stage.press("next-clue")
    try await stage.until("the results") { $0.play.answers?.rows.contains { $0.isCorrect } == true }
    ledger.look(stage) { results($0) }
    stage.gate.open(until: "NEXT_DESTINATION_EVENT")
    try await questions(stage)
    try await stage.until("the scoreboard") {
      $0.screen == .game(.scoreboard) && $0.play.standings != nil
    }
    ledger.look(stage) { standings($0) }
    try await withoutNetwork(stage) { see in
      see.says("Poängtabell")
      see.says("Ada")
    }
  }

  private func results(_ see: Eyes) {
    see.at(Seed001.test4, 4)
    see.that(see.stage.gate.passed.contains("DESTINATION_REVEAL"), "no DESTINATION_REVEAL")
    see.has("phase.REVEAL_DESTINATION")
    see.at(Seed001.test4, 5)
    see.says("Svar: Kairo (Egypten)", in: .accentOrangeBright)
    see.at(Seed001.test4, 6)
    let rows = see.app.play.answers?.rows ?? []
    see.that(rows.map(\.name).sorted() == ["Ada", "Bo"], "rows \(rows.map(\.name))")
    for row in rows {
      for words in [row.name, row.answer, row.points] { see.says(words) }
    }
    see.shows(.correct, in: .successGreen)
    see.shows(.wrong, in: .errorRed)
  }

  /// Bo knows both questions and Cy one, so that all three have points of their own.
  private func questions(_ stage: Stage) async throws {
    let answers = ["Fatimiderna", "Tutankhamon", "Umm Kulthum"]
    var index = 0
    while stage.app.screen != .game(.scoreboard) {
      let asked = index
      try await stage.until("question \(asked)") {
        $0.play.question?.index == asked || $0.screen == .game(.scoreboard)
      }
      guard stage.app.play.question?.index == asked else { break }
      try await guests[1].answerQuestion(answers[asked])
      try await guests[2].answerQuestion(asked == 0 ? answers[asked] : "Ingen aning")
      try await guests[0].answerQuestion("Ingen aning")
      try await stage.until("the end of question \(asked)") {
        $0.play.question?.judged != nil || $0.play.question?.index != asked
      }
      index += 1
    }
  }

  private func standings(_ see: Eyes) {
    see.at(Seed001.test4, 4)
    see.that(see.stage.gate.passed.contains("SCOREBOARD_UPDATE"), "no SCOREBOARD_UPDATE")
    see.at(Seed001.test4, 7)
    see.says("Poängtabell")
    let rows = see.app.play.standings?.rows ?? []
    see.that(rows.map(\.name) == ["Ada", "Bo", "Cy"], "\(rows.map { "\($0.name) \($0.points)" })")
    see.that(rows.map(\.medal) == [.gold, .silver, .bronze], "medals \(rows.map(\.medal))")
    medals(see)
    see.at(Seed002.scoreboard, 3)
    medals(see)
    see.at(Seed001.test4, 7)
    for row in rows { see.says(row.points) }
  }

  private func medals(_ see: Eyes) {
    let inks = see.inks(of: .medal) + see.inks(of: .winner)
    for colour in [Colour.rankGold, .rankSilver, .rankBronze] {
      see.that(inks.contains { Eyes.equal($0, colour) }, "no medal is \(colour.hex): \(inks)")
    }
  }

  // MARK: §4

  /// What TV and phones were told before the reveal; each knows its own answer.
  func lookAtOthers(_ stage: Stage) {
    ledger.look(stage) { see in
      for guest in guests {
        // NB: the snapshot of the reveal comes just before its event.
        let early = guest.heard.map(\.text).prefix { !$0.contains("\"REVEAL_DESTINATION\"") }
        see.at(Seed001.projection, 1)
        see.that(early.count > 5, "\(guest.name) heard \(early.count) messages")
        for secret in ["\"country\":\"Egypten\"", "\"name\":\"Kairo\""] {
          see.that(!early.contains { $0.contains(secret) }, "\(guest.name) was told \(secret)")
        }
        see.at(Seed001.projection, 2)
        guard guest.name != "Ada" else { continue }
        see.that(
          !early.contains { $0.contains("\"answerText\":\"Kairo\"") },
          "\(guest.name) was told Ada's answer")
      }
      see.at(Seed001.projection, 1)
      see.that(see.stage.gate.passed.contains("DESTINATION_REVEAL"), "no reveal")
    }
  }
}
