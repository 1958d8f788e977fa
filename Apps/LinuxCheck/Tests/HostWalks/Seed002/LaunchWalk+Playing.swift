import Foundation
import TriptoDesign
import TriptoHostScreens

@_spi(Testing) @testable import Drawing

// A short game on device A: what each screen looks like.
extension LaunchWalk {
  func play(_ stage: Stage, _ server: TriptoServer) async throws {
    try await stage.plan(server)
    let guests = try await board(stage, server)
    try stage.press("start-button")
    try await stage.until("a clue") { $0.play.clue?.level == "10 p" && !$0.commands.isOff }
    ledger.look(stage) { clue($0) }
    largeText(stage)
    try stage.press("next-clue")
    try await stage.until("8 p") { $0.play.clue?.level == "8 p" && !$0.commands.isOff }
    ledger.look(stage) { see in
      see.at(Seed002.haptics, 2)
      see.that(see.stage.hand.taken() == [.heavy, .medium], "next clue felt otherwise")
    }
    try await guests[0].brake()
    try await stage.until("a brake") { $0.play.brake != nil }
    ledger.look(stage) { see in
      see.at(Seed002.game, 2)
      let paint = see.picture.regions["brake-banner"].map {
        see.picture.colour(at: CGPoint(x: $0.minX + 8, y: $0.midY))
      }
      let ground = Colour.errorRed.opacity(0.18).over(.bgCard)
      see.that(
        paint.map { Eyes.equal($0, ground) } == true, "the brake is \(String(describing: paint))")
      see.shows(.brake, in: .errorRedBright)
    }
    try await guests[0].answer("Kairo")
    try await stage.until("6 p") { $0.play.clue?.level == "6 p" }
    try await guests[1].brake()
    try await stage.until("a brake") { $0.play.brake != nil }
    stage.gate.shut(before: "NEXT_DESTINATION_EVENT")
    try await guests[1].answer("Oslo")
    try await stage.until("a question") { $0.play.question != nil }
    ledger.look(stage) { question($0) }
    try await stage.until("the scoreboard") {
      $0.screen == .game(.scoreboard) && $0.play.standings != nil
    }
    scoreboard(stage)
    stage.gate.open()
  }

  private func board(_ stage: Stage, _ server: TriptoServer) async throws -> [Guest] {
    let code = stage.app.lobby.ticket?.code ?? ""
    var guests = [try await Guest.player("Ada", code: code, at: server)]
    try await stage.until("Ada") { $0.lobby.start.isEnabled }
    ledger.look(stage) { boarded($0) }
    guests.append(try await .player("Bo", code: code, at: server))
    try await stage.until("Bo") { $0.lobby.guests.guests.count == 2 }
    _ = stage.hand.taken()
    return guests
  }

  private func question(_ see: Eyes) {
    see.at(Seed002.followup, 1)
    for symbol in [Symbol.answer, .question, .timer] { see.shows(symbol) }
    see.at(Seed002.followup, 2)
    see.has("option")
    see.that(see.picture.scrollers.contains { $0.scrollsAcross }, "no horizontal scroller")
  }

  private func scoreboard(_ stage: Stage) {
    ledger.look(stage) { see in
      see.at(Seed002.scoreboard, 1)
      see.shows(.correct)
      see.shows(.wrong)
      see.at(Seed002.scoreboard, 2)
      see.shows(.correct, in: .successGreen)
      see.shows(.wrong, in: .errorRed)
      see.at(Seed002.responsive, 1)
      places(see) { see.that($1.minY >= $0.maxY, "not stacked: \($0) \($1)") }
    }
    ledger.look(stage, on: .lyingTablet) { see in
      see.at(Seed002.responsive, 2)
      places(see) { see.that($1.minX >= $0.maxX, "not side by side: \($0) \($1)") }
      see.at(Seed002.polish, 8)
      see.isWhole()
      see.at(Seed002.criteria, 7)
      see.isWhole()
    }
  }

  private func places(_ see: Eyes, _ look: (CGRect, CGRect) -> Void) {
    guard let answer = see.picture.regions["answer-row"],
      let score = see.picture.regions["score-row"]
    else { return see.that(false, "no answers or no standings") }
    look(answer, score)
  }
}
