import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("PR34–PR38 secrets, byte for byte")
struct SecretsTests {
  private let packs = [TestPack.alpha, .beta]

  @Test(
    "PR34 PR35 PR37 nothing of a destination or an answer reaches TV and players too early",
    arguments: zip(ProtocolVersion.allCases, ["sv", "en"]))
  func canary(version: ProtocolVersion, language: String) async throws {
    let table = try await Table.open(
      packs: packs,
      settings: ["language": .string(language), "introEveryDestination": .bool(true)],
      version: version)
    try await provoke(table)
    try await table.start()
    try await table.brake(0)
    table[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Gissningen ingen ser"])
    try await table.host.expect("BRAKE_ANSWER_LOCKED")
    try await provoke(table)
    try await reconnect(table)
    try await table.reveal()
    table[1].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "Svaret ingen ser"])
    try await table.host.snapshot("FOLLOWUP_QUESTION")
    try await provoke(table)
    try await table.playQuestions()
    table.host.send("HOST_SKIP")
    for socket in table.sockets { try await socket.expect("CLUE_PRESENT") }
    try await provoke(table)
    try await table.reveal()
    try await table.playQuestions()
    for socket in table.sockets { try await socket.snapshot("ROUND_END") }
    for socket in [table.tv] + table.players.map(\.socket) {
      expectSilence(about: packs[0].secrets, until: reveal(0), in: socket)
      expectSilence(about: packs[1].secrets, until: reveal(1), in: socket)
      for pack in packs {
        expectSilence(
          about: [pack.openAnswer.lowercased()], until: { $0.raw.contains(pack.openAnswer) },
          in: socket)
        let first = socket.inbox.all.first { $0.raw.contains(pack.openAnswer) }
        #expect(first?.type == "FOLLOWUP_RESULTS")
      }
      #expect(socket.inbox.all.allSatisfy { !$0.raw.contains("brakeFairness") })
    }
    expectOnlyHostSaw("Gissningen ingen ser", before: "DESTINATION_RESULTS", table)
    expectOnlyHostSaw("Svaret ingen ser", before: "FOLLOWUP_RESULTS", table)
    #expect(table.host.inbox.all.contains { $0.raw.contains(packs[0].openAnswer) })
  }

  /// Errors are a way for secrets to leak too.
  private func provoke(_ table: Table) async throws {
    for socket in [table.tv] + table.players.map(\.socket) {
      socket.send("HOST_SELECT_CONTENT_PACK", ["contentPackId": "nowhere"])
      socket.send("HOST_VERDICT_SET", ["playerId": "x", "kind": "destination"])
      socket.send("NEXT_DESTINATION")
      socket.send("RESUME_SESSION", ["playerId": ""])
      try await socket.expect("STATE_SNAPSHOT")
      try await socket.settled()
    }
  }

  /// Snapshots after a reconnect obey the same rule.
  private func reconnect(_ table: Table) async throws {
    for token in [table.session.tvToken, table[1].token] {
      let answer = try await table.server.get(
        table.session.path + "/game-plan", bearer: token)
      for secret in packs.flatMap(\.secrets) { #expect(!answer.text.lowercased().contains(secret)) }
    }
    let lookup = try await table.session.lookUp().jsonText.lowercased()
    for secret in packs.flatMap(\.secrets) { #expect(!lookup.contains(secret)) }
  }

  /// The DESTINATION_REVEAL, or the snapshot just before it, of this destination.
  private func reveal(_ round: Int) -> (Message) -> Bool {
    { message in
      message.type == "STATE_SNAPSHOT" && message.state.int("roundIndex") == round
        && message.state.flag("destination.revealed") == true
    }
  }

  private func expectSilence(
    about secrets: [String], until isTold: (Message) -> Bool, in socket: GameSocket
  ) {
    let before = socket.inbox.all.prefix { !isTold($0) }
    #expect(before.count > 5)
    #expect(before.count < socket.inbox.all.count)
    for message in before {
      let text = message.raw.lowercased()
      for secret in secrets { #expect(!text.contains(secret), "\(message.summary)") }
    }
  }

  /// PR25, PR26, PR35: what one player typed reaches the others with the results.
  private func expectOnlyHostSaw(_ typed: String, before results: String, _ table: Table) {
    #expect(table.host.inbox.all.contains { $0.raw.contains(typed) })
    let typist = typed.hasPrefix("G") ? 0 : 1
    for socket in [table.tv, table.players[1 - typist].socket] {
      let first = socket.inbox.all.first { $0.raw.contains(typed) }
      #expect(first?.type == results)
    }
  }
}
