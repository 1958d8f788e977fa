import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTable
import TriptoTestEvening

@Suite("EX42 EX43 drafts and releases at a table")
struct DraftTests {
  private func braked() throws -> TestEvening {
    let evening = try TestEvening.at(
      .clue, settings: ["evening": .bool(true)], version: .v2)
    try evening.brake(0)
    evening.settle()
    return evening
  }

  @Test("EVE12 drafts are read 3 a second, more are dropped without an error, and they are judged")
  func rate() throws {
    let evening = try braked()
    let phone = evening[0].socket
    for text in ["a", "ab", "Alfastad", "abcd"] { phone.send("DRAFT", ["text": .string(text)]) }
    #expect(evening.state.tonight.drafts[evening[0].seat]?.text.open(.owner) == "Alfastad")
    evening.table.wait(1_000)
    phone.send("DRAFT", ["text": "  Ab "])
    #expect(evening.state.tonight.drafts[evening[0].seat]?.text.open(.owner) == "Ab")
    #expect(!phone.all.contains { $0.type == "ERROR" })
    evening.table.wait(30_000)
    #expect(evening.state.rounds[0].answers.map { $0.text.open(.owner) } == ["Ab"])
  }

  @Test(
    "EX42 another player's draft is UNAUTHORIZED, the TV's and the host's too, a long one invalid")
  func refused() throws {
    let evening = try braked()
    for socket in [evening[1].socket, evening.host, evening.tv] {
      socket.send("DRAFT", ["text": "x"])
      #expect(try socket.expect("ERROR").payload["errorCode"] == "UNAUTHORIZED")
    }
    let long = String(repeating: "x", count: 201)
    evening[0].socket.send("DRAFT", ["text": .string(long)])
    #expect(
      try evening[0].socket.expect("ERROR").payload["errorCode"] == "VALIDATION_ERROR")
  }

  @Test("EVE3 elsewhere the new messages are unknown ones", arguments: TestEvening.Version.allCases)
  func unknown(version: TestEvening.Version) throws {
    let isEvening = version == .v1
    let evening = try TestEvening.at(
      .clue, settings: ["evening": .bool(isEvening)], version: version)
    for type in ["DRAFT", "BRAKE_RELEASE", "NOTE_SUBMIT"] {
      evening[0].socket.send(type, ["text": "x"])
      let error = try evening[0].socket.expect("ERROR")
      #expect(error.payload["errorCode"] == "VALIDATION_ERROR")
      #expect(error.payload["message"] == .string("Unknown message type \(type)"))
    }
  }

  @Test(
    "EX43 EX47 the owner lets go, everybody on EX connections hears it, a second time is INVALID_PHASE"
  )
  func release() throws {
    let evening = try braked()
    evening[0].socket.send("BRAKE_RELEASE")
    for socket in evening.sockets {
      #expect(try socket.expect("BRAKE_RELEASED").payload["reason"] == "let_go")
    }
    evening[0].socket.send("BRAKE_RELEASE")
    #expect(try evening[0].socket.expect("ERROR").payload["errorCode"] == "INVALID_PHASE")
  }

  @Test("EVE12 EX32 the audit leaves drafts out, and what is redacted holds none of their text")
  func audit() throws {
    let evening = try braked()
    evening[0].socket.send("DRAFT", ["text": "ZQXDRAFT"])
    _ = evening.table.input { $0.seal(at: $1) }
    var (seen, kept) = (0, 0)
    for row in evening.table.rows {
      let lines = try row.lines()
      seen += String(decoding: row.body, as: UTF8.self).contains("ZQXDRAFT") ? 1 : 0
      let audit = String(decoding: try JournaledCommand.audited(row, lines), as: UTF8.self)
      #expect(!audit.contains("draft") && !audit.contains("ZQXDRAFT"))
      guard let redacted = try JournaledCommand.redacted(row) else { continue }
      #expect(!String(decoding: redacted, as: UTF8.self).contains("ZQXDRAFT"))
      kept += String(decoding: redacted, as: UTF8.self).contains("draft") ? 1 : 0
    }
    #expect(seen == 1 && kept == 1)
  }

  @Test("EVE30 EVE10 a draft is found again after a restart, and locked at PA6")
  func restarted() throws {
    let before = try braked()
    before[0].socket.send("DRAFT", ["text": "Alfastad"])
    _ = before.table.input { $0.seal(at: $1) }
    let evening = try before.restarted()
    let state = try evening[0].socket.snapshot("PAUSED_FOR_BRAKE")
    #expect(state["me"]?["draft"] == "Alfastad")
    evening.table.wait(30_000)
    #expect(evening.state.rounds[0].answers.count == 1)
  }
}
