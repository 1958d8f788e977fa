import Foundation
import Testing
import TriptoKernel
import TriptoWire

@Suite("EV the server's messages")
struct GoldenServerTests {
  @Test(
    "EV17–EV57 every golden message is read and written with exactly its keys",
    arguments: Golden.server)
  func roundTrip(file: Golden.File) throws {
    let envelope = try ServerEnvelope.decode(file.bytes)
    #expect(envelope.type == file.kind)
    #expect(try JSONValue(parsing: envelope.encode()) == file.json)
  }

  @Test("EV17–EV57 what the writer writes decodes to an equal message", arguments: Golden.server)
  func writerIsUnderstood(file: Golden.File) throws {
    let envelope = try ServerEnvelope.decode(file.bytes)
    #expect(try ServerEnvelope.decode(envelope.encode()) == envelope)
  }

  @Test("PR33 JSONEncoder writes the same keys as the writer", arguments: Golden.server)
  func encoderAgrees(file: Golden.File) throws {
    let payload = try #require(try ServerEnvelope.decode(file.bytes).message.payload)
    let encoded = try JSONEncoder().encode(payload)
    #expect(try JSONValue(parsing: encoded) == file.json["payload"])
  }

  @Test("EV17–EV57, EX every message has a golden file")
  func complete() {
    let names = Set(Golden.server.map(\.kind))
    #expect(names == Set(ServerMessageType.allCases.map(\.rawValue)))
  }

  @Test(
    "WS21 a v1 envelope has exactly type, sessionId, serverTimeMs and payload",
    arguments: Golden.server)
  func envelopeKeys(file: Golden.File) throws {
    var envelope = try ServerEnvelope.decode(file.bytes)
    envelope.stream = nil
    guard case .object(let members) = try JSONValue(parsing: envelope.encode()) else {
      Issue.record("no object")
      return
    }
    #expect(members.keys.sorted() == ["payload", "serverTimeMs", "sessionId", "type"])
    guard case .object = members["payload"] else {
      Issue.record("payload is no object")
      return
    }
  }

  @Test("PR33 whole numbers are written without a fraction", arguments: Golden.server)
  func integers(file: Golden.File) throws {
    let text = String(decoding: try ServerEnvelope.decode(file.bytes).encode(), as: UTF8.self)
    #expect(text.firstMatch(of: /\d\.0+[,}\]]/) == nil)
  }

  @Test(
    "EV48 EV58 the forbidden names do not exist",
    arguments: [
      "FOLLOWUP_PRESENT", "FOLLOWUP_LOCKED", "AUDIO_DUCK", "AUDIO_SET_MIX", "MUSIC_DUCK",
    ])
  func forbidden(name: String) throws {
    #expect(ServerMessageType(rawValue: name) == nil)
    #expect(ClientMessageType(rawValue: name) == nil)
  }

  @Test("WS21 an envelope of a type newer than this build is skipped, not an error")
  func unknown() throws {
    let frame = #"{"type":"NEWER","sessionId":"s","serverTimeMs":1,"payload":{"a":1}}"#
    #expect(try ServerEnvelope.decode(frame.utf8).message == .unknown("NEWER"))
  }

  @Test("EX3 a payload encoded once serves two places of a stream")
  func sharedTail() throws {
    let message = ServerMessage.musicStop(MusicStop())
    let tail = Envelope.tail(message)
    for seq in [7, 8] {
      let stream = StreamPosition(epoch: "e\"1", seq: seq)
      let head = Envelope.head(
        type: message.type, sessionId: "s", serverTimeMs: 5, stream: stream)
      let read = try ServerEnvelope.decode(head + tail)
      #expect(read.epoch == "e\"1")
      #expect(read.seq == seq)
      #expect(read.message == message)
    }
  }

  @Test("EX1 the extensions' messages are marked, the rest of the protocol is not")
  func extensions() {
    let marked = ServerMessageType.allCases.filter(\.isExtension).map(\.rawValue)
    #expect(
      marked == [
        "HELLO_ACK", "RESUMED", "STATE_PATCH", "TIMER_SYNC", "CLOCK_PING", "CLUE_ADVANCE",
        "BRAKE_PENDING", "BRAKE_ORDER", "GOODBYE", "HANDOVER_CODE", "REACTION",
        "SHOW_HEALTH", "FOLLOWUP_ANSWER_COUNT", "BRAKE_RELEASED", "NOTE_HANDED",
        "RULES_STEP", "TEST_PULL", "VERDICT_SHOWN", "FINALE_STAGE",
      ])
  }
}
