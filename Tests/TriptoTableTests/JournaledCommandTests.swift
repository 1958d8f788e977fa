import Foundation
import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan

@testable import TriptoTable

@Suite("Lines of the journal")
struct JournaledCommandTests {
  static let quick = [
    JournaledCommand(
      atMs: 1_767_225_600_000, sender: .viewer(.player(PlayerID("a1"))),
      command: .pullBrake(
        Press(
          pressMonoMs: 81_234.5, renderedMonoMs: 80_000, offsetMs: -12.25, rttMs: 3.75,
          allowanceMs: 12.5, slowestRTTMs: 9, slowestReachMs: 97.25, hasRTTJump: true,
          isExtended: true))),
    JournaledCommand(
      atMs: 1, sender: .viewer(.player(PlayerID("b2"))), command: .pullBrake(Press())),
    JournaledCommand(atMs: 2, sender: .system, command: .fire(.hold)),
    JournaledCommand(atMs: 3, sender: .system, command: .fire(.step)),
  ]

  @Test("ST40 a line written by hand reads back like one that Codable wrote", arguments: quick)
  func handwritten(_ line: JournaledCommand) throws {
    let quick = try #require(line.quickJSON)
    let decoder = JSONDecoder()
    let ours = try decoder.decode(JournaledCommand.self, from: Data(quick))
    let codables = try decoder.decode(
      JournaledCommand.self, from: try JSONEncoder().encode(line))
    #expect(ours == line)
    #expect(codables == line)
  }

  @Test("BR8 ST40 a press and a pacing of before lines were measured are read as they were written")
  func olderPress() throws {
    let text = """
      {"atMs":1,"sender":{"viewer":{"_0":{"player":{"_0":"a1"}}}},"command":{"pullBrake":{"_0":{
      "pressMonoMs":5,"offsetMs":2,"rttMs":8,"slowestRTTMs":9,"isExtended":true}}}}
      """
    let line = try JSONDecoder().decode(JournaledCommand.self, from: Data(text.utf8))
    let press = Press(pressMonoMs: 5, offsetMs: 2, rttMs: 8, slowestRTTMs: 9, isExtended: true)
    #expect(line.command == .pullBrake(press))
    let brake = """
      {"holdMs":80,"tieMs":8,"stampAllowanceMs":40,"roomRTTCapMs":60,"remoteRTTCapMs":260,
      "earlyLockMs":250,"remoteHoldMaxMs":300,"remoteHoldExtraMs":40}
      """
    let timing = try JSONDecoder().decode(BrakeTiming.self, from: Data(brake.utf8))
    #expect(timing.holdMaxMs == nil && timing.measuredRTTCapMs == nil && timing.tieMs == 8)
  }

  @Test("ST40 a plan that says no kind is read, as older servers wrote it")
  func plan() throws {
    let stop = PlannedStop(packID: "p", source: .ai, name: "Zyx", country: "Z")
    let line = JournaledCommand(atMs: 5, sender: .system, command: .setPlan([stop]))
    let json = String(decoding: try JSONEncoder().encode(line), as: UTF8.self)
    #expect(!json.contains("kind"))
    #expect(try JSONDecoder().decode(JournaledCommand.self, from: Data(json.utf8)) == line)
  }

  static let plain = [
    """
    {"atMs":5,"command":{"setPlan":{"_0":[{"country":"Z","name":"Zyx","packID":"p","source":"ai"}],\
    "kind":"ai"}},"sender":{"system":{}}}
    """,
    """
    {"atMs":6,"command":{"selectPack":{"_0":{"name":"Zyx","packID":"p"}}},\
    "sender":{"viewer":{"_0":{"host":{"_0":"h"}}}}}
    """,
  ]

  @Test("ST40 a plan and a choice are kept as older servers wrote them", arguments: plain)
  func sealedPlan(_ older: String) throws {
    let line = try JSONDecoder().decode(JournaledCommand.self, from: Data(older.utf8))
    let stop = PlannedStop(packID: "p", source: .ai, name: "Zyx", country: "Z")
    let pack = SelectedPack(packID: "p", name: "Zyx")
    #expect([.setPlan([stop], kind: .ai), .selectPack(pack)].contains(line.command))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(line), as: UTF8.self) == older)
  }

  @Test("SE24 ST40 a join that names no limit is read, as older servers wrote it")
  func join() throws {
    var seat = JoinSeat(id: PlayerID("a"), name: "Alva", asHost: false)
    for most in [nil, 100] {
      seat.mostPlayers = most
      let line = JournaledCommand(atMs: 5, sender: .system, command: .join(seat))
      let json = try JSONEncoder().encode(line)
      #expect(String(decoding: json, as: UTF8.self).contains("mostPlayers") == (most != nil))
      #expect(try JSONDecoder().decode(JournaledCommand.self, from: json) == line)
    }
  }

  @Test("ST40 a row keeps its commands in order")
  func row() throws {
    let named = JournaledCommand(
      atMs: 4, sender: .viewer(.host(PlayerID("h"))), command: .nextClue, commandID: "c-1")
    let row = try JournalRow(Self.quick + [named], seq: 7)
    #expect(try row.lines() == Self.quick + [named])
    #expect(row.atMs == 4)
  }
}
