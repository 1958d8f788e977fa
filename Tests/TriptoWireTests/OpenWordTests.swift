import Testing
import TriptoKernel
import TriptoWire

@Suite("EV a client reads words that are newer than it")
struct OpenWordTests {
  @Test("ST1 PR2 an unknown phase is a value, and is written as it came")
  func phase() throws {
    let sync = #"{"timerId":"t","startAtServerMs":1,"durationMs":2,"phase":"INTERMISSION"}"#
    let read = try RequestBody.decode(TimerSync.self, from: sync.utf8)
    #expect(read.phase == .unknown("INTERMISSION"))
    #expect(!read.phase.isCluePhase)
    #expect(String(decoding: read.jsonBytes(), as: UTF8.self) == sync)
  }

  @Test("EV23 an unknown code does not cost the ERROR")
  func code() throws {
    let frame = """
      {"type":"ERROR","sessionId":"s","serverTimeMs":1,"payload":{"errorCode":"TOO_LOUD",\
      "code":"TOO_LOUD","message":"Hush","retryable":true}}
      """
    guard case .error(let error) = try ServerEnvelope.decode(frame.utf8).message else {
      Issue.record("no ERROR")
      return
    }
    #expect(error.errorCode == .unknown("TOO_LOUD"))
    #expect(error.message == "Hush")
  }

  @Test("EV45 EV27 unknown effects, strengths and reasons are values")
  func effects() throws {
    let effect = #"{"effectId":"snow","intensity":"extreme","durationMs":5}"#
    let read = try RequestBody.decode(UiEffectTrigger.self, from: effect.utf8)
    #expect(read.effectId == "snow")
    #expect(read.intensity == .unknown("extreme"))
    let rejected = #"{"playerId":"p","reason":"asleep"}"#
    let reason = try RequestBody.decode(BrakeRejected.self, from: rejected.utf8).reason
    #expect(reason == .unknown("asleep"))
  }

  @Test("EX2 unknown capabilities of a HELLO_ACK are left out")
  func capabilities() throws {
    let ack = #"{"protocolVersion":3,"capabilities":["seq","smell"],"epoch":"e","seq":4}"#
    #expect(try RequestBody.decode(HelloAck.self, from: ack.utf8).capabilities == [.seq])
  }

  @Test("ST1 EV23 the phases are ten and no unknown word is one; error codes are read as written")
  func known() {
    #expect(PhaseName.allCases.count == 10)
    #expect(PhaseName(rawValue: "INTERMISSION") == nil)
    #expect(ErrorCode.allCases.allSatisfy { ErrorCode(rawValue: $0.rawValue) == $0 })
  }
}
