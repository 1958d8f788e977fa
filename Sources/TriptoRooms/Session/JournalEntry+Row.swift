package import TriptoStore
package import TriptoTable

extension JournalEntry {
  init(_ row: JournalRow, of sessionID: String) {
    self.init(
      sessionId: sessionID, seq: row.seq, atMs: Int64(row.atMs), version: row.version,
      body: row.body)
  }
}

extension JournalRow {
  package init(_ entry: JournalEntry) {
    self.init(
      seq: entry.seq, atMs: Int(entry.atMs), version: entry.version, body: entry.body)
  }
}

extension SnapshotRecord {
  init(_ row: SnapshotRow, of sessionID: String) {
    self.init(
      sessionId: sessionID, seq: row.seq, rules: row.rules, shape: row.shape, body: row.body)
  }
}

extension SnapshotRow {
  package init(_ record: SnapshotRecord) {
    self.init(seq: record.seq, rules: record.rules, shape: record.shape, body: record.body)
  }
}

extension GameRecord {
  package init(_ record: SessionRecord) {
    self.init(
      id: record.id, joinCode: record.joinCode, createdAtMs: Int(record.createdAtMs),
      genesis: record.settingsJSON)
  }
}
