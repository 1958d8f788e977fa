import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoTable
import TriptoTestEvening

@Suite("EX44 EX48 notes at a table")
struct NoteTests {
  private func evening(notes: Bool = true) throws -> TestEvening {
    try TestEvening.at(
      .clue, settings: ["evening": .bool(true), "notes": .bool(notes)], version: .v2)
  }

  private func refusal(_ socket: TestSocket, _ text: String) throws -> JSONValue {
    socket.send("NOTE_SUBMIT", ["answerText": .string(text)])
    return try socket.expect("ERROR").payload
  }

  @Test("EVE17 EX48 the count, then that somebody has, then its own state and the host's")
  func order() throws {
    let evening = try evening()
    for socket in [evening[0].socket, evening.host, evening.tv] { socket.settled() }
    evening[0].socket.send("NOTE_SUBMIT", ["answerText": "Alfastad"])
    let own = evening[0].socket.settled().map(\.type)
    #expect(own == ["ANSWER_COUNT_UPDATE", "NOTE_HANDED", "STATE_SNAPSHOT"])
    #expect(evening.host.settled().map(\.type) == own)
    let told = evening.tv.settled()
    #expect(told.map(\.type) == ["ANSWER_COUNT_UPDATE", "NOTE_HANDED"])
    let handed = try #require(told.last)
    #expect(handed.payload["playerId"] == .string(evening[0].seat.rawValue))
    #expect(handed.payload["clueLevelPoints"] == 10)
  }

  @Test(
    "EVE18 v1 sockets get no BRAKE_ANSWER_LOCKED for a note: the count, and the host a snapshot")
  func oldSockets() throws {
    let evening = try evening()
    let host = try evening.connect(evening.host.viewer, .v1)
    let (tv, phone) = (try evening.connect(.tv, .v1), try evening.back(1, .v1))
    for socket in [host, tv, phone] { socket.settled() }
    evening[0].socket.send("NOTE_SUBMIT", ["answerText": "Alfastad"])
    #expect(tv.types() == ["ANSWER_COUNT_UPDATE"] && phone.types() == ["ANSWER_COUNT_UPDATE"])
    #expect(host.types() == ["ANSWER_COUNT_UPDATE", "STATE_SNAPSHOT"])
  }

  @Test(
    "EVE36 EVE41 whose brake stands may hand in no note, all others may: each state says so from the first",
    arguments: [0, 1])
  func ownerTakesNone(owner: Int) throws {
    let evening = try evening()
    try evening.brake(owner)
    for (index, player) in evening.players.enumerated() {
      let state = try Mirror(of: player.socket.all).state
      #expect(state.text("phase") == "PAUSED_FOR_BRAKE")
      #expect(state["me"]?["mayNote"] == .bool(index != owner), "player \(index)")
    }
  }

  @Test("EVE38 EVE14 owner and host see what it says and is worth, others nothing")
  func sealed() throws {
    let evening = try evening()
    evening[0].socket.send("NOTE_SUBMIT", ["answerText": "Zanzibar-note"])
    for socket in [evening[0].socket, evening.host] {
      let row = try #require(try socket.state().list("lockedAnswers").first)
      #expect(row["answerText"] == "Zanzibar-note" && row["lockedAtLevelPoints"] == 8)
      #expect(row["note"] == .bool(true) && row["clueLevelPoints"] == 10)
    }
    #expect(try evening[0].socket.state().at("me.mayNote") == .bool(false))
    for socket in [evening.tv, evening[1].socket] {
      #expect(!socket.all.contains { "\($0.payload)".contains("Zanzibar-note") })
    }
  }

  @Test("EVE41 from the host and the TV it is UNAUTHORIZED, however it looks")
  func others() throws {
    let evening = try evening()
    for socket in [evening.host, evening.tv] {
      #expect(try refusal(socket, "")["errorCode"] == "UNAUTHORIZED")
    }
  }

  @Test("EVE41 empty or over 200 characters is VALIDATION_ERROR, but answered goes before")
  func payload() throws {
    let evening = try evening()
    let phone = evening[0].socket
    for text in ["", "  ", String(repeating: "x", count: 201)] {
      #expect(try refusal(phone, text)["errorCode"] == "VALIDATION_ERROR")
    }
    phone.send("NOTE_SUBMIT", ["answerText": "Oslo"])
    let twice = try refusal(phone, "")
    #expect(twice["errorCode"] == "INVALID_OPERATION" && twice["message"] == "Du har redan svarat.")
  }

  @Test("EVE41 with notes off the conductor says so")
  func off() throws {
    let error = try refusal(evening(notes: false)[0].socket, "Oslo")
    #expect(error["errorCode"] == "INVALID_OPERATION")
    #expect(error["message"] == "Lappar är avstängda i kväll.")
  }

  @Test("EVE41 outside clues it is INVALID_PHASE")
  func phase() throws {
    let evening = try TestEvening.at(.lobby, settings: ["evening": .bool(true)], version: .v2)
    #expect(try refusal(evening[0].socket, "Oslo")["errorCode"] == "INVALID_PHASE")
  }
}
