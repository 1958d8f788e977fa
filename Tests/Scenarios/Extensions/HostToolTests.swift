import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX19–EX24 the host's tools during a game")
struct HostToolTests {
  @Test("EX23 WS15 another device takes the host's seat by code; the old socket gets 4010")
  func handover() async throws {
    let table = try await Table.open(["Alva"])
    try await table.start()
    table.host.send("HOST_HANDOVER")
    let offer = try await table.host.expect("HANDOVER_CODE").payload
    let code = try #require(offer.text("code"))
    #expect(offer.int("expiresAtMs") != nil)
    try await table.session.tryJoin("Ny", ["role": "host", "handoverCode": "WRONG1"])
      .expectError(409, "Host already taken")
    let (_, token) = try await table.session.join(
      "Ny", ["role": "host", "handoverCode": .string(code)])
    #expect(try await table.host.closed().code == 4010)
    let host = try await table.session.connect(token)
    host.send("HOST_NEXT_CLUE")
    #expect(try await host.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
    try await table.session.tryJoin("X", ["role": "host", "handoverCode": .string(code)])
      .expectError(409, "Host already taken")
    #expect(try await table.session.dial(table.session.hostToken).closed().code == 4001)
  }

  @Test("EX24 a reaction is shown on the TV; unknown ones and a flood are refused")
  func reaction() async throws {
    let table = try await Table.open(["Alva"], version: .v2)
    let emoji = try #require(ReactionEmoji.allCases.first?.rawValue)
    table[0].socket.send("REACTION", ["emoji": .string(emoji)])
    let shown = try await table.tv.expect("REACTION").payload
    #expect(shown.text("emoji") == emoji)
    #expect(shown.text("playerId") == table[0].id)
    #expect(
      try await table[0].socket.refusal("REACTION", ["emoji": .string(emoji)]) == "RATE_LIMITED")
    #expect(
      try await table[0].socket.refusal("REACTION", ["emoji": "<b>"]) == "VALIDATION_ERROR")
    #expect(!(try await table.host.settled().contains { $0.type == "REACTION" }))
  }
}
