import Foundation
import TriptoDesign
import TriptoHostScreens

// The second question: the server dies twice in it.
extension FollowupWalk {
  func secondQuestion(_ stage: Stage, _ server: TriptoServer) async throws {
    try await stage.until("the second question") {
      $0.play.question?.index == 1 && $0.play.timer.left != nil
    }
    ledger.look(stage) { self.reset($0) }
    let before = stage.app.play.timer.left?.share ?? 0
    server.kill()
    try await stage.until("the banner") { $0.banner.pill != nil }
    ledger.look(stage) { self.stale($0) }
    try await server.start()
    try await stage.until("the way back") { $0.banner.pill == nil && !$0.commands.isOff }
    ledger.look(stage) { restored($0, before) }
    server.kill()
    try await stage.until("the end of the time") { $0.play.timer.left?.seconds == 0 }
    stage.gate.shut(before: "SCOREBOARD\"")
    try await server.start()
    await stage.app.appear()
    try await stage.until("the results") { app in
      app.play.question?.judged != nil || app.screen == .game(.scoreboard)
    }
    ledger.look(stage) { self.expired($0) }
  }

  private func reset(_ see: Eyes) {
    see.at(Seed000.test6, 1)
    see.that(see.app.screen == .game(.followupQuestion), "the phase is another")
    see.contains("Howard Carter fann hans grav")
    see.at(Seed000.test6, 2)
    see.says("Tutankhamon", in: .successGreen)
    see.says("0/2 svarat")
    for old in ["Fatimiderna", "Rätt svar: Fatimiderna", "Resultat"] { see.saysNot(old) }
    see.that((see.app.play.timer.left?.share ?? 0) > 0.5, "the time is not new")
    see.at(Seed000.test6, 3)
    see.says("Fråga 2 / 2")
    see.at(Seed000.events, 4)
    see.hasNot("answer-row")
    see.hasNot("right-answer")
    see.hasNot("option")
    see.that(
      see.stage.gate.passed.count { $0 == "FOLLOWUP_QUESTION_PRESENT" } == 2, "no second event")
  }

  private func stale(_ see: Eyes) {
    see.at(Seed000.test7, 1)
    see.has("conn-banner")
    see.says("Återansluter…")
    see.says("Tutankhamon")
    see.says("Fråga 2 / 2")
    see.has("timer")
    see.control("pause", isOn: false)
  }

  private func restored(_ see: Eyes, _ before: Double) {
    see.at(Seed000.test7, 2)
    see.hasNot("conn-banner")
    see.saysNot("Återansluter…")
    see.at(Seed000.test7, 3)
    let left = see.app.play.timer.left
    see.that((left?.share ?? 0) > 0 && (left?.share ?? 1) < before, "left: \(left?.share ?? -1)")
    see.says(left?.text ?? "nothing")
    see.at(Seed000.reconnect, 1)
    see.says("Tutankhamon", in: .successGreen)
    see.says("0/2 svarat")
    see.at(Seed000.reconnect, 2)
    see.says("Fråga 2 / 2")
    see.that(see.app.screen == .game(.followupQuestion), "the phase is another")
    see.that(left != nil && (left?.share ?? 1) < before, "the time has not gone on")
  }

  private func expired(_ see: Eyes) {
    see.at(Seed000.test7, 4)
    see.that(see.app.play.question?.index == 1, "the question is gone")
    see.says("Resultat")
    see.says("Rätt svar: Tutankhamon", in: .successGreen)
  }
}
