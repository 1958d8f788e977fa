import Foundation
import TriptoDesign
import TriptoWire

/// One destination's questions: Ada is right, Bo is wrong, and the server dies twice.
@MainActor
final class FollowupWalk {
  static let (right, wrong) = ("Fatimiderna", "Mamluckerna")

  let ledger: Ledger
  var guests: [Guest] = []

  init(_ ledger: Ledger) { self.ledger = ledger }

  func walk() async throws {
    // NB: at a third of the show's times results stay for 900 ms, and a question for 7.5 s.
    try await TriptoServer.serving(packs: ["kairo", "reykjavik"], pacing: "0.3") { server in
      let stage = Stage(["BASE_URL": server.base])
      try await reachQuestions(stage, server)
      try await firstQuestion(stage)
      try await secondQuestion(stage, server)
      try await scoreboard(stage)
      lookAtOthers()
      await stage.close()
    }
  }

  /// A TV has made the session; the app takes the host's seat by the code.
  private func reachQuestions(_ stage: Stage, _ server: TriptoServer) async throws {
    let made = try await server.post(
      "/v1/sessions", ["language": "sv", "settings": ["followupsPerDestination": 2]])
    let code = made["joinCode"] ?? ""
    try await server.plan(
      ["kairo", "reykjavik"], for: made["sessionId"] ?? "", as: made["hostAuthToken"] ?? "")
    try stage.press("join-open")
    try stage.type(code, into: "join-input")
    try stage.press("join-send")
    try await stage.until("the lobby") { $0.screen == .lobby }
    guests = [
      try await .player("Ada", code: code, at: server),
      try await .player("Bo", code: code, at: server),
      try await .tv(code: code, at: server),
    ]
    try await stage.until("a start") {
      $0.lobby.start.isEnabled && $0.lobby.guests.guests.count == 2
    }
    try stage.press("start-button")
    try await stage.until("a clue") { $0.screen == .game(.clueLevel) && !$0.commands.isOff }
    try stage.press("force-reveal")
    let yes = stage.app.messages.host.forceReveal
    try stage.press(yes)
    try await stage.until("a question") {
      $0.screen == .game(.followupQuestion) && $0.play.timer.left != nil
    }
  }

  private func scoreboard(_ stage: Stage) async throws {
    stage.gate.open(until: "NEXT_DESTINATION_EVENT")
    try await stage.until("the standings") {
      $0.screen == .game(.scoreboard) && $0.play.standings != nil
    }
    ledger.look(stage) { see in
      see.at(Seed000.test8, 1)
      see.has("phase.SCOREBOARD")
      see.says("Poängtabell")
      see.that(stage.app.play.standings?.rows.map(\.name) == ["Ada", "Bo"], "Ada leads")
      for words in ["Ada", "Bo"] { see.says(words) }
      see.at(Seed000.events, 5)
      see.that(stage.gate.passed.contains("SCOREBOARD_UPDATE"), "no SCOREBOARD_UPDATE")
      see.has("score-row")
      see.hasNot("question-text")
    }
  }

  /// What TV and phones were told, to the end.
  private func lookAtOthers() {
    guard let stage = watched else { return }
    ledger.look(stage) { see in
      for guest in guests {
        let all = guest.heard.map(\.text)
        let early = guest.told(before: "FOLLOWUP_RESULTS").map(\.text)
        see.at(Seed000.projection, 1)
        see.that(early.count > 5, "\(guest.name) heard \(early.count) messages")
        see.that(
          !early.contains { $0.contains("\"correctAnswer\":\"") },
          "\(guest.name) was told the answer early")
        see.at(Seed000.projection, 2)
        see.that(
          !all.contains { $0.contains("\"answersByPlayer\":[{") }, "\(guest.name) was told answers")
        see.at(Seed000.test4, 2)
        see.that(
          !all.contains { Self.isLockedWith(Self.wrong, $0) },
          "\(guest.name) was told another's words at the lock")
      }
    }
  }

  var watched: Stage?

  private static func isLockedWith(_ words: String, _ frame: String) -> Bool {
    frame.contains("FOLLOWUP_ANSWERS_LOCKED") && frame.contains(words)
  }
}
