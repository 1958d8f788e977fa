import Foundation
package import TriptoGame
package import TriptoKernel
package import TriptoPlan
import TriptoShow
package import TriptoTable
import TriptoViews
package import TriptoWire

/// A ``Table`` with its people round it, in virtual time: a game of half an hour takes milliseconds.
package final class TestTable {
  /// What becomes of rows.
  package enum Journal: Sendable {
    case works
    /// Rows wait until `commit`.
    case held
    case full
  }

  package private(set) var table: Table
  package private(set) var nowMs: Int
  package let game: GameRecord
  package let services: TestServices
  package var journal = Journal.works
  /// Durable rows.
  package private(set) var rows: [JournalRow]
  private var held: [JournalRow] = []
  private var sockets: [SocketID: TestSocket] = [:]
  private var lastSocket: UInt64 = 0
  private var tickedMs: Int
  /// What is still on its way, by the moment at which it arrives.
  private var arriving: [(atMs: Int, arrive: () -> Void)] = []
  /// Who speaks; nobody answers `Action.speak` while it is nil.
  package var voice: TestVoice?
  /// All that the table wanted, but messages, pings and closes.
  package private(set) var wishes: [Action] = []
  package private(set) var batches: [Batch] = []
  /// The last one that the table wanted kept.
  package private(set) var snapshot: GameSnapshot?

  package static let startMs = 1_767_225_600_000
  /// How often the house ticks.
  package static let tickMs = 250
  private var isBusy = false

  init(_ table: Table, _ game: GameRecord, _ services: TestServices, rows: [JournalRow], atMs: Int)
  {
    (self.table, self.game, self.services, self.rows) = (table, game, services, rows)
    (nowMs, tickedMs) = (atMs, atMs)
  }

  /// A game with nobody in it.
  package static func empty(
    _ settings: JSONValue = [:], household: String? = nil, services: TestServices,
    pacing: Pacing = PacingTable.instant
  ) throws -> TestTable {
    let wish = try JSONDecoder().decode(SettingsChange.self, from: Data(settings.jsonBytes()))
    let chosen = SessionSettings(creating: wish)
    let genesis = Genesis(
      hostID: PlayerID(services.newID()), settings: GameSettings(chosen), pacing: pacing,
      household: household)
    let game = GameRecord(
      id: services.newID(), joinCode: services.newJoinCode(), createdAtMs: startMs,
      genesis: Array(try JSONEncoder().encode(genesis)))
    let table = Table(
      genesis: genesis, state: genesis.state(of: game), lastSeq: 0, services: services,
      at: Instant(ms: startMs))
    return TestTable(table, game, services, rows: [], atMs: startMs)
  }

  package var state: GameState { table.state }
  package var now: Instant { Instant(ms: nowMs) }

  /// One input, and everything that follows from it.
  @discardableResult
  package func input<T, E: Error>(_ body: (inout Table, Instant) throws(E) -> T) throws(E) -> T {
    defer { settle() }
    return try body(&table, now)
  }

  /// NB: what a wish brings about, like an answered ping, is an input of its own.
  private func settle() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while true {
      let actions = table.takeActions()
      guard !actions.isEmpty else { return }
      for action in actions { carryOut(action) }
    }
  }

  private func carryOut(_ action: Action) {
    switch action {
    case .append(let row): append(row)
    case .depart(let batch): depart(batch)
    case .close(let closings): for closing in closings { close(closing) }
    case .keep(let snapshot):
      wishes.append(action)
      self.snapshot = snapshot
    case .speak(let orders):
      wishes.append(action)
      speak(orders)
    case .speakSample(let order):
      wishes.append(action)
      table.sampled(order.line, voice?.recording(order), at: now)
    case .askVoiceHealth:
      wishes.append(action)
      if let health = voice?.health { table.noted(health, at: now) }
    case .over(_, let closings):
      wishes.append(action)
      for closing in closings { close(closing) }
    default: wishes.append(action)
    }
  }

  private func append(_ row: JournalRow) {
    switch journal {
    case .works: store(row)
    case .held: held.append(row)
    case .full: table.journalFailed(NoRoom(), .untilItCan, at: now)
    }
  }

  private func store(_ row: JournalRow) {
    rows.append(row)
    table.journaled(row.seq, at: now)
  }

  /// The rows that are held become durable, in order; all, or the first ones.
  package func commit(rows count: Int = .max) {
    let waiting = held.prefix(count)
    held.removeFirst(waiting.count)
    for row in waiting { store(row) }
    settle()
  }

  private func depart(_ batch: Batch) {
    batches.append(batch)
    for send in batch.sends {
      for text in send.parts.joined() { sockets[send.socket]?.received(text, atMs: nowMs) }
    }
    for closing in batch.closes { close(closing) }
    for id in batch.pings { ping(id) }
  }

  private func ping(_ id: SocketID) {
    guard let socket = sockets[id] else { return }
    socket.pings.append(nowMs)
    guard !socket.isDeaf else { return }
    guard let line = socket.line else {
      return table.measured(id, of: socket.viewer, rttMs: 4, kernel: nil, at: now)
    }
    arrive(afterMs: line.rttMs) { table in
      table.input {
        $0.measured(
          id, of: socket.viewer, rttMs: Double(line.rttMs), kernel: line.kernel, at: $1)
      }
    }
  }

  private func speak(_ orders: [SpeechOrder]) {
    guard let voice else { return }
    for order in orders {
      table.spoke(order.line, order.isKept ? voice.recording(order) : nil, at: now)
    }
    table.finishedSpeaking(at: now)
  }

  /// Something comes in later.
  package func arrive(afterMs: Int, _ body: @escaping (TestTable) -> Void) {
    let atMs = nowMs + afterMs
    let place = arriving.firstIndex { $0.atMs > atMs } ?? arriving.endIndex
    arriving.insert((atMs, { [unowned self] in body(self) }), at: place)
  }

  private func takeArrivals() {
    while let first = arriving.first, first.atMs <= nowMs {
      arriving.removeFirst()
      first.arrive()
    }
  }

  private func close(_ closing: Action.Closing) {
    guard let socket = sockets.removeValue(forKey: closing.socket) else { return }
    socket.closed = TestSocket.Close(code: closing.code.rawValue, reason: closing.reason)
    table.detach(closing.socket, from: socket.viewer, at: now)
  }
}

/// A game is another one from its snapshot on than from its journal.
package struct SnapshotDiffers: Error {
  package let seq: Int64
}

package struct NoRoom: Error {
  package init() {}
}

extension TestTable {
  package func connect(
    _ viewer: Viewer, _ capabilities: Capabilities = [], screen: Screen = .device("a"),
    line: TestLine? = nil
  ) -> TestSocket {
    lastSocket += 1
    let socket = TestSocket(SocketID(lastSocket), viewer, self)
    socket.line = line
    sockets[socket.id] = socket
    input {
      $0.attach(socket.id, as: viewer, capabilities: capabilities, screen: screen, at: $1)
    }
    return socket
  }

  package func receive(_ text: String, from socket: TestSocket) {
    do throws(ClientMessageError) {
      let frame = try ClientFrame.parse(Array(text.utf8))
      input { $0.receive(frame, from: socket.id, as: socket.viewer, at: $1) }
    } catch {
      input { $0.refuse(socket.id, ErrorMessage(.validationError, error.message), at: $1) }
    }
  }

  package func lose(_ socket: TestSocket) {
    sockets[socket.id] = nil
    input { $0.detach(socket.id, from: socket.viewer, at: $1) }
  }

  /// Lets time pass; deadlines and ticks on the way come at their moment.
  package func wait(_ durationMs: Int) {
    let endMs = nowMs + durationMs
    while nowMs < endMs { step(before: endMs) }
  }

  /// Lets time pass until something is so, or patience ends.
  package func wait(until isSo: () -> Bool) {
    let endMs = nowMs + TestSocket.patienceMs
    while !isSo(), nowMs < endMs { step(before: endMs) }
  }

  /// To the next deadline, tick or arrival.
  package func step(before endMs: Int) {
    let tickMs = tickedMs + Self.tickMs
    let dueMs = [table.nextDeadlineMs, arriving.first?.atMs].compactMap(\.self).min()
    nowMs = max(nowMs, min(endMs, tickMs, dueMs ?? .max))
    takeArrivals()
    if let dueMs = table.nextDeadlineMs, dueMs <= nowMs { input { $0.fire(at: $1) } }
    if tickMs <= nowMs { tick() }
  }

  package func tick() {
    tickedMs = nowMs
    input { $0.tick(at: $1) }
  }

  /// Time passes and nobody is awake to see it: the computer sleeps.
  package func sleep(_ durationMs: Int) { nowMs += durationMs }

  /// The same game on a server that was started on its journal; what fell due meanwhile has fired.
  package func restarted(afterMs: Int = 1_000) throws -> TestTable {
    let table = Table(try recovered(), services: services, at: Instant(ms: nowMs + afterMs))
    let next = TestTable(table, game, services, rows: rows, atMs: nowMs + afterMs)
    (next.lastSocket, next.snapshot) = (lastSocket, snapshot)
    try next.input { (table, now) throws(Refusal) in try table.restart(at: now) }
    next.input { $0.fire(at: $1) }
    return next
  }

  /// The game as its whole journal has it and, which is the same, from a snapshot on (DA34).
  private func recovered() throws -> Recovered {
    let whole = try Recovered(game, rows)
    // NB: of a long game the one that it wanted is enough.
    let half =
      rows.count < 300
      ? GameSnapshot(try Recovered(game, Array(rows.prefix(rows.count / 2)))) : nil
    for snapshot in [half, snapshot].compactMap(\.self) where snapshot.seq > 0 {
      let row = try SnapshotRow(snapshot)
      let rest = rows.filter { $0.seq >= snapshot.seq }
      let resumed = try Recovered(game, from: try row.snapshot(), rest)
      guard resumed.state == whole.state, resumed.accepted == whole.accepted,
        resumed.lastSeq == whole.lastSeq
      else { throw SnapshotDiffers(seq: snapshot.seq) }
    }
    return whole
  }
}

extension TestSocket {
  func received(_ text: [UInt8], atMs: Int) {
    let raw = String(decoding: text, as: UTF8.self)
    let json: JSONValue
    do {
      json = try JSONValue(parsing: text)
    } catch {
      json = .object(["type": .string("not JSON: \(raw)")])
    }
    let message = Message(raw: raw, json: json, atMs: atMs)
    all.append(message)
    if message.type == "CLOCK_PING" { answer(clockPing: message) }
  }
}
