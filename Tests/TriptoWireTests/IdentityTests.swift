import Foundation
import Testing
import TriptoKernel
import TriptoWire

@Suite("ID identifiers and roles")
struct IdentityTests {
  @Test("ID1–ID3 ids are bare strings in JSON and keep their text")
  func bareStrings() throws {
    let json = Data(#"["5f0c","tv"]"#.utf8)
    let ids = try JSONDecoder().decode([PlayerID].self, from: json)
    #expect(ids == ["5f0c", .tv])
    #expect(try JSONEncoder().encode(ids) == json)
    #expect(SessionID("a\"b").jsonBytes() == Array(#""a\"b""#.utf8))
    #expect("\(ConnectionID("c3"))" == "c3")
  }

  @Test("ID5 roles are read in any case and written as the place demands")
  func roles() throws {
    #expect(Role(anyCase: "HoSt") == .host)
    #expect(Role(anyCase: "judge") == nil)
    #expect(Role.tv.wireUpper == .tv)
    #expect(Role.player.rawValue == "player")
    let read = try JSONDecoder().decode([Role].self, from: Data(#"["HOST","player"]"#.utf8))
    #expect(read == [.host, .player])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Role].self, from: Data(#"["judge"]"#.utf8))
    }
  }

  @Test("EV45 AU2–AU4 AU7–AU10 effects, music and sounds are closed lists")
  func closedLists() {
    #expect(
      EffectID.allCases == [
        "podium_third", "podium_second", "podium_first", "full_standings", "confetti", "flash",
        "spotlight",
      ])
    #expect(TrackID.allCases == ["music_travel", "music_travel_loop", "music_followup_loop"])
    #expect(
      SfxID.allCases == [
        "sfx_brake", "sfx_lock", "sfx_reveal", "sfx_sting_build", "sfx_drumroll",
        "sfx_winner_fanfare",
      ])
  }

  @Test("ID7 SE9 pack ids are safe file names", arguments: ["paris", "new-york", "A.b_9", "-"])
  func goodPackIds(text: String) {
    #expect(PackID(text)?.rawValue == text)
  }

  @Test(
    "ID7 SE9 everything else is no pack id",
    arguments: ["", ".", "..", ".hidden", "a/b", "../x", "å", "a b", "a\0", "a\\b"])
  func badPackIds(text: String) {
    #expect(PackID(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PackID].self, from: JSONEncoder().encode([text]))
    }
  }

  @Test("ID7 a pack id has at most 100 characters")
  func packIdLength() {
    #expect(PackID(String(repeating: "a", count: 100)) != nil)
    #expect(PackID(String(repeating: "a", count: 101)) == nil)
  }

  @Test("EV23 the error codes are these")
  func errorCodes() {
    #expect(
      ErrorCode.allCases.map(\.rawValue) == [
        "INVALID_SESSION", "UNAUTHORIZED", "RATE_LIMITED", "INVALID_PHASE", "VALIDATION_ERROR",
        "INTERNAL_ERROR", "INVALID_CONTENT_PACK", "INVALID_OPERATION",
      ])
  }

  @Test("WS12–WS17 only what is final has a 4xxx code")
  func closeCodes() {
    #expect(CloseCode.allCases.filter(\.isFinal).map(\.rawValue) == [4001, 4002, 4003, 4010])
    #expect(!CloseCode.tryAgainLater.isFinal)
  }

  @Test("ST1 PR7 the phases are these, and a clue is up in three of them")
  func phases() {
    #expect(
      PhaseName.allCases.map(\.rawValue) == [
        "LOBBY", "PREPARING_ROUND", "ROUND_INTRO", "CLUE_LEVEL", "PAUSED_FOR_BRAKE",
        "REVEAL_DESTINATION", "FOLLOWUP_QUESTION", "SCOREBOARD", "FINAL_RESULTS", "ROUND_END",
      ])
    #expect(
      PhaseName.allCases.filter(\.isCluePhase) == [.roundIntro, .clueLevel, .pausedForBrake])
  }
}
