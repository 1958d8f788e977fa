import Foundation
import TriptoDesign
import TriptoHostScreens

@_spi(Testing) @testable import Drawing

// Tests 5 and 6: brakes.
extension TestRunWalk {
  func brake(_ stage: Stage) async throws {
    try await guests[0].brake()
    let hand = stage.hand
    try await stage.until("the brake") {
      $0.play.brake != nil && $0.play.timer.left != nil && hand.felt.contains(.warning)
    }
    ledger.look(stage) { see in
      see.at(Seed001.test5, 1)
      see.that(see.stage.gate.passed.contains("BRAKE_ACCEPTED"), "no BRAKE_ACCEPTED")
      see.that(see.stage.hand.felt.contains(.warning), "nothing was felt")
      see.at(Seed001.test5, 2)
      braked(see, "Ada")
      see.at(Seed001.test5, 3)
      see.has("phase.PAUSED_FOR_BRAKE")
      see.says("Broms", in: .errorRedBright)
    }
    try await guests[0].answer("Kairo")
    try await stage.until("the lock") { $0.play.brake == nil && $0.play.locked?.rows.count == 1 }
    ledger.look(stage) { locked($0) }
    try await stage.until("6 p") { $0.play.clue?.level == "6 p" }
    ledger.look(stage) { see in
      see.at(Seed001.test4, 2)
      see.says("6 p")
      see.at(Seed001.test4, 3)
      see.contains("1176 började Saladin")
    }
  }

  func braked(_ see: Eyes, _ name: String) {
    see.has("brake-banner")
    see.says("\(name) bromsade")
    see.shows(.brake, in: .errorRedBright)
    let ground = Colour.errorRed.opacity(0.18).over(.bgCard)
    guard let frame = see.picture.regions["brake-banner"] else { return }
    let paint = see.picture.colour(at: CGPoint(x: frame.minX + 8, y: frame.midY))
    see.that(Eyes.equal(paint, ground), "the banner is \(paint)")
  }

  func locked(_ see: Eyes) {
    see.at(Seed001.test5, 4)
    see.that(see.stage.gate.passed.contains("BRAKE_ANSWER_LOCKED"), "no BRAKE_ANSWER_LOCKED")
    see.at(Seed001.test5, 5)
    see.hasNot("brake-banner")
    see.saysNot("Ada bromsade")
    see.at(Seed001.test5, 6)
    see.says("Låsta svar (1)")
    see.shows(.locked)
    see.says("Ada")
    see.says(see.app.messages.common.quoted(text: "Kairo"))
    see.at(Seed001.test5, 7)
    see.says("vid 8 p")
    see.at(Seed001.projection, 2)
    see.says(see.app.messages.common.quoted(text: "Kairo"))
  }

  func override(_ stage: Stage) async throws {
    try await guests[1].brake()
    try await stage.until("Bo's brake") { $0.play.brake != nil }
    try await guests[1].answer("Oslo")
    try await stage.until("4 p") { $0.play.clue?.level == "4 p" && $0.play.locked?.rows.count == 2 }
    ledger.look(stage) { see in
      see.at(Seed001.test4, 2)
      see.says("4 p")
      see.at(Seed001.test4, 3)
      see.contains("I januari 2011")
    }
    try await guests[2].brake()
    try await stage.until("Cy's brake") { $0.play.brake != nil && !$0.commands.isOff }
    ledger.look(stage) { see in
      see.at(Seed001.test6, 1)
      braked(see, "Cy")
    }
    let said = stage.gate.said.count { $0 == "HOST_NEXT_CLUE" }
    let presented = stage.gate.passed.count { $0 == "CLUE_PRESENT" }
    try stage.press("next-clue")
    try await stage.until("2 p") { $0.play.clue?.level == "2 p" && !$0.commands.isOff }
    ledger.look(stage) { see in
      see.at(Seed001.test6, 2)
      see.that(see.stage.gate.said.count { $0 == "HOST_NEXT_CLUE" } == said + 1, "not said once")
      see.at(Seed001.test6, 3)
      see.that(see.stage.gate.passed.count { $0 == "CLUE_PRESENT" } == presented + 1, "no clue")
      see.has("phase.CLUE_LEVEL")
      see.at(Seed001.test6, 4)
      see.hasNot("brake-banner")
      see.contains("Från minareterna")
      see.says("Låsta svar (2)")
      see.at(Seed001.test4, 2)
      see.says("2 p")
      see.at(Seed001.test4, 3)
      see.contains("Från minareterna")
    }
  }
}
