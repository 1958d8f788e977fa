import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Who sees which secret in the state")
struct RoleViewTests {
  private func locked() throws -> GameTable {
    var table = try GameTable.atClue(8)
    try table.brake(1)
    try table.lock(1, text: "Lyon")
    return table
  }

  @Test("PR27 the destination: HOST at once, TV and PLAYER from the reveal on")
  func destination() throws {
    var table = try GameTable.atClue(2)
    let place = TestContent.placeTokens(1)
    func view(_ revealed: Bool) -> String {
      """
      {"name":"\(place[0])","country":"\(place[1])","aliases":["\(place[2])"],
       "revealed":\(revealed)}
      """
    }
    try expectJSON(table.snapshot(for: .host)["destination"], view(false))
    #expect(try table.snapshot(for: .host)["contentPackId"] == .string(place[3]))
    try table.play(to: .revealBanter)
    for recipient in [Recipient.tv, .player(1)] {
      try expectJSON(
        table.snapshot(for: recipient)["destination"],
        #"{"name":null,"country":null,"aliases":[],"revealed":false}"#)
    }
    try table.next()
    for recipient in [Recipient.tv, .player(1), .host] {
      try expectJSON(table.lastState(for: recipient)["destination"], view(true))
    }
  }

  @Test("PR23 PR24 PR25 PR26 locked answers before the reveal")
  func lockedBefore() throws {
    let table = try locked()
    let row = """
      [{"playerId":"p1","answerText":"Lyon","lockedAtLevelPoints":8,"lockedAtMs":\(table.nowMs)}]
      """
    try expectJSON(table.lastState(for: .host)["lockedAnswers"], row)
    try expectJSON(table.lastState(for: .player(1))["lockedAnswers"], row)
    for recipient in [Recipient.tv, .player(2)] {
      try expectJSON(table.lastState(for: recipient)["lockedAnswers"], "[]")
      #expect(try table.lastState(for: recipient)["lockedAnswersCount"] == 1)
    }
  }

  @Test("PR23 PR24 PR25 PR26 AN8 locked answers after the reveal")
  func lockedAfter() throws {
    var table = try locked()
    let lockedMs = table.nowMs
    try table.play(toPhase: .revealDestination)
    func row(_ text: String, _ verdict: String) -> String {
      """
      [{"playerId":"p1",\(text)"lockedAtLevelPoints":8,"lockedAtMs":\(lockedMs),
        "isCorrect":true,"pointsAwarded":8\(verdict)}]
      """
    }
    let text = #""answerText":"Lyon","#
    try expectJSON(
      table.lastState(for: .host)["lockedAnswers"], row(text, #","verdict":"exact""#))
    try expectJSON(table.lastState(for: .player(1))["lockedAnswers"], row(text, ""))
    try expectJSON(table.lastState(for: .player(2))["lockedAnswers"], "[]")
    try expectJSON(table.lastState(for: .tv)["lockedAnswers"], row("", ""))
  }

  @Test("PR36 scores enter the snapshots with the reveal")
  func scores() throws {
    var table = try locked()
    try table.play(to: .revealBanter)
    for recipient in [Recipient.host, .tv, .player(1)] {
      let state = try table.snapshot(for: recipient)
      #expect(state["scoreboard"]?.items.map { $0["score"] } == [0, 0])
      #expect(state["lockedAnswers"]?.items.allSatisfy { $0["isCorrect"] == nil } == true)
    }
    try table.next()
    #expect(try table.lastState(for: .player(2))["scoreboard"]?.items.first?["score"] == 8)
  }

  @Test("ST39 a reconnect finds the own answers again")
  func reconnect() throws {
    var table = try locked()
    try table.disconnect(1)
    let back = try table.after { try $0.connect(1) }
    #expect(try back.lastState(for: .player(1))["lockedAnswers"]?.items.count == 1)
  }

  @Test("EX29 a playing host sees no secrets, but every seat and control")
  func hostPlays() throws {
    var settings = GameSettings()
    settings.hostPlays = true
    var table = try GameTable.atClue(2, destinations: 2, settings: settings)
    try table.brake(1)
    try table.lock(1, text: "Lyon")
    let host = try table.lastState(for: .host)
    #expect(host["destination"]?["name"] == .null && host["contentPackId"] == .null)
    #expect(host["lockedAnswers"]?.items.isEmpty == true && host["players"]?.items.count == 3)
    try table.play(to: .question)
    try table.answer(1)
    let question = try table.lastState(for: .host)["followupQuestion"]
    #expect(question?["correctAnswer"] == .null && question?["answersByPlayer"]?.items == [])
    try table.play { $0.roundIndex == 1 }
    let next = try table.last(.nextDestinationEvent, for: .host)
    #expect(next?["destinationName"] == "Nästa resmål")
    for type in [ServerMessageType.brakeAnswerLocked, .followupQuestionPresent] {
      let message = try table.last(type, for: .host)
      #expect(message?["answerText"] == nil && message?["correctAnswer"] == nil)
    }
  }
}
