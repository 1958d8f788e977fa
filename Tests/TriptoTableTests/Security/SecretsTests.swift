import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("PR34–PR38 secrets, byte for byte")
struct SecretsTests {
  private let packs = [TestPack.alpha, .beta]

  @Test(
    "PR34 PR35 PR37 nothing of a destination or an answer reaches TV and players too early",
    arguments: TestEvening.Version.allCases, ["sv", "en"])
  func canary(version: TestEvening.Version, language: String) throws {
    let evening = try TestEvening.open(
      packs: packs,
      settings: ["language": .string(language), "introEveryDestination": .bool(true)],
      version: version)
    try provoke(evening)
    try evening.start()
    try evening.brake(0)
    evening[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Gissningen ingen ser"])
    try evening.host.expect("BRAKE_ANSWER_LOCKED")
    try provoke(evening)
    try reconnect(evening)
    try evening.reveal()
    evening[1].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "Svaret ingen ser"])
    try evening.host.snapshot("FOLLOWUP_QUESTION")
    try provoke(evening)
    try evening.playQuestions()
    evening.host.send("HOST_SKIP")
    for socket in evening.sockets { try socket.expect("CLUE_PRESENT") }
    try provoke(evening)
    try evening.reveal()
    try evening.playQuestions()
    for socket in evening.sockets { try socket.snapshot("ROUND_END") }
    for socket in [evening.tv] + evening.players.map(\.socket) {
      expectSilence(about: packs[0].secrets, until: reveal(0), in: socket)
      expectSilence(about: packs[1].secrets, until: reveal(1), in: socket)
      for pack in packs {
        expectSilence(
          about: [pack.openAnswer.lowercased()], until: { $0.raw.contains(pack.openAnswer) },
          in: socket)
        let first = socket.all.first { $0.raw.contains(pack.openAnswer) }
        #expect(first?.type == "FOLLOWUP_RESULTS")
      }
      #expect(socket.all.allSatisfy { !$0.raw.contains("brakeFairness") })
    }
    expectOnlyHostSaw("Gissningen ingen ser", before: "DESTINATION_RESULTS", evening)
    expectOnlyHostSaw("Svaret ingen ser", before: "FOLLOWUP_RESULTS", evening)
    #expect(evening.host.all.contains { $0.raw.contains(packs[0].openAnswer) })
  }

  /// Errors are a way for secrets to leak too.
  private func provoke(_ evening: TestEvening) throws {
    for socket in [evening.tv] + evening.players.map(\.socket) {
      socket.send("HOST_SELECT_CONTENT_PACK", ["contentPackId": "nowhere"])
      socket.send("HOST_VERDICT_SET", ["playerId": "x", "kind": "destination"])
      socket.send("NEXT_DESTINATION")
      socket.send("RESUME_SESSION", ["playerId": ""])
      try socket.expect("STATE_SNAPSHOT")
      socket.settled()
    }
  }

  /// Snapshots after a reconnect obey the same rule.
  private func reconnect(_ evening: TestEvening) throws {
    evening.tv = try evening.connect(.tv)
    evening.players[1].socket = try evening.back(1)
  }

  /// The DESTINATION_REVEAL, or the snapshot just before it, of this destination.
  private func reveal(_ round: Int) -> (TestSocket.Message) -> Bool {
    { message in
      message.type == "STATE_SNAPSHOT" && message.state.int("roundIndex") == round
        && message.state.flag("destination.revealed") == true
    }
  }

  private func expectSilence(
    about secrets: [String], until isTold: (TestSocket.Message) -> Bool, in socket: TestSocket
  ) {
    let before = socket.all.prefix { !isTold($0) }
    #expect(!before.isEmpty)
    #expect(before.count < socket.all.count)
    for message in before {
      let text = message.raw.lowercased()
      for secret in secrets { #expect(!text.contains(secret), "\(message.summary)") }
    }
  }

  /// PR25, PR26, PR35: what one player typed reaches the others with the results.
  private func expectOnlyHostSaw(_ typed: String, before results: String, _ evening: TestEvening) {
    #expect(evening.host.all.contains { $0.raw.contains(typed) })
    let typist = typed.hasPrefix("G") ? 0 : 1
    for socket in [evening.tv, evening.players[1 - typist].socket] {
      let first = socket.all.first { $0.raw.contains(typed) }
      #expect(first?.type == results)
    }
  }

  @Test("PR22–PR29 PR31 each role's snapshot has its own members and no others")
  func members() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.lock(0, "Ingenstans")
    try evening.reveal()
    let host = try evening.host.state()
    let tv = try evening.tv.state()
    let player = try evening[0].socket.state()
    #expect(host.keys.subtracting(tv.keys) == ["contentPackId"])
    #expect(tv.keys.subtracting(player.keys) == ["audioState"])
    #expect(host.texts("players", "role") == ["host", "player", "player"])
    #expect(player.texts("players", "role") == ["player", "player"])
    #expect(tv.list("lockedAnswers").allSatisfy { $0.at("answerText") == nil })
    #expect(tv.list("lockedAnswers").count == 1)
    #expect(try evening[1].socket.state().list("lockedAnswers").isEmpty)
    #expect(player.texts("lockedAnswers", "answerText") == ["Ingenstans"])
    #expect(tv.at("followupQuestion.answeredByMe") == nil)
    #expect(tv.at("followupQuestion.correctAnswer") == .null)
    #expect(host.text("followupQuestion.correctAnswer") == "1871")
  }
}
