import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestEvening

@testable import TriptoTable

@Suite("A game from its snapshot on")
struct SnapshotTests {
  private func night(_ seed: UInt64, journeys: Int = 2) throws -> TestTable {
    let night = try RandomEvening(
      seed: seed, .patching, settings: ["evening": .bool(true), "notes": .bool(true)],
      players: 4, journeys: journeys)
    for _ in 1...20_000 where !night.isOver { try night.step() }
    try #require(night.isOver)
    return night.evening.table
  }

  @Test(
    "DA34 EX5 behind every row of a random night it is the same game, with the same command ids",
    arguments: UInt64(1)...2)
  func everyRow(seed: UInt64) throws {
    let table = try night(seed)
    var replay = try JournalReplay(table.game)
    var accepted = AcceptedCommands()
    for row in table.rows {
      for line in try row.lines() {
        _ = try replay.play(line)
        accepted.note(line)
      }
      let kept = GameSnapshot(seq: row.seq, state: replay.state, accepted: accepted)
      let back = try SnapshotRow(kept).snapshot()
      let isSame = back.state == replay.state && back.accepted == accepted && back.seq == row.seq
      #expect(isSame, "row \(row.seq)")
    }
    #expect(table.rows.count > 100)
  }

  @Test(
    "DA34 the rows behind it give the end that the whole journal gives",
    arguments: [5, 6] as [UInt64])
  func rest(seed: UInt64) throws {
    let table = try night(seed)
    let whole = try Recovered(table.game, table.rows)
    for count in stride(from: 1, through: table.rows.count, by: 37) {
      let kept = GameSnapshot(try Recovered(table.game, Array(table.rows.prefix(count))))
      let rest = Array(table.rows.dropFirst(count - 1))
      let resumed = try Recovered(table.game, from: SnapshotRow(kept).snapshot(), rest)
      let isSame = resumed.state == whole.state && resumed.accepted == whole.accepted
      #expect(isSame && resumed.lastSeq == whole.lastSeq && resumed.snapshotSeq == Int64(count))
    }
  }

  @Test("DA34 one is wanted every 200 rows and when a journey is over, as of the last durable row")
  func wanted() throws {
    let evening = try TestEvening.open(["Alva"], settings: ["evening": .bool(true)], version: .v2)
    try evening.start()
    #expect(evening.table.snapshot == nil)
    var gain = 0
    while evening.table.rows.count < 205 {
      gain = gain == -6 ? 0 : -6
      evening.host.send("HOST_MUSIC_GAIN_SET", ["gainDb": .int(gain)])
      evening.wait(200)
    }
    let first = try #require(evening.table.snapshot)
    #expect((200...205).contains(first.seq))
    let played = try Recovered(
      evening.table.game, Array(evening.table.rows.prefix(Int(first.seq))))
    #expect(first.state == played.state)
    evening.host.send("END_GAME")
    let second = try #require(evening.table.snapshot)
    #expect(second.seq > first.seq && second.seq < 400 && second.state.endReason != nil)
  }

  @Test("DA34 none is taken of what the journal does not have yet")
  func undurable() throws {
    let evening = try TestEvening.open(["Alva"], settings: ["evening": .bool(true)], version: .v2)
    try evening.start()
    evening.table.journal = .held
    evening.host.send("END_GAME")
    evening.wait(100)
    #expect(evening.table.snapshot == nil)
    evening.table.commit()
    let kept = try #require(evening.table.snapshot)
    #expect(kept.seq == evening.table.rows.last?.seq)
    #expect(try Recovered(evening.table.game, evening.table.rows).state == kept.state)
  }

  @Test("DA34 DA26 one of other rules, of another form, broken, or not of this journal is refused")
  func refused() throws {
    let table = try night(7, journeys: 1)
    let whole = try Recovered(table.game, table.rows)
    let row = try SnapshotRow(GameSnapshot(whole))
    func changed(rules: Int? = nil, shape: Int? = nil, body: [UInt8]? = nil) -> SnapshotRow {
      SnapshotRow(
        seq: row.seq, rules: rules ?? row.rules, shape: shape ?? row.shape, body: body ?? row.body)
    }
    #expect(throws: SnapshotError.otherRules(99)) { try changed(rules: 99).snapshot() }
    #expect(throws: SnapshotError.otherShape(99)) { try changed(shape: 99).snapshot() }
    #expect(throws: SnapshotError.unreadable(at: "")) {
      try changed(body: Array(row.body.dropLast(9))).snapshot()
    }
    let text = String(decoding: row.body, as: UTF8.self).replacing(#""phase":"#, with: #""fase":"#)
    #expect(throws: SnapshotError.unreadable(at: "state")) {
      try changed(body: Array(text.utf8)).snapshot()
    }
    let snapshot = try row.snapshot()
    let last = try #require(table.rows.last)
    let other = JournalRow(seq: last.seq, atMs: last.atMs + 1, version: 1, body: last.body)
    for rows in [[], [other], Array(table.rows.suffix(2))] {
      #expect(throws: SnapshotError.notInJournal(seq: last.seq)) {
        try Recovered(table.game, from: snapshot, rows)
      }
    }
    let stranger = GameRecord(
      id: "another", joinCode: table.game.joinCode, createdAtMs: table.game.createdAtMs,
      genesis: table.game.genesis)
    #expect(throws: SnapshotError.notInJournal(seq: last.seq)) {
      try Recovered(stranger, from: snapshot, [last])
    }
    let next = JournalRow(seq: last.seq + 2, atMs: last.atMs, version: 1, body: last.body)
    #expect(throws: RecoveryError.missingRow(seq: last.seq + 1)) {
      try Recovered(table.game, from: snapshot, [last, next])
    }
  }

  @Test("PR34 DA34 no encoder makes a game's secrets JSON unless it has a reason")
  func sealed() throws {
    let table = try night(8, journeys: 1)
    #expect(throws: SealedError.self) { try JSONEncoder().encode(table.state) }
    #expect(throws: SealedError.self) { try JSONEncoder().encode(table.state.itinerary) }
    #expect(!(try SnapshotRow(GameSnapshot(Recovered(table.game, table.rows)))).body.isEmpty)
  }
}
