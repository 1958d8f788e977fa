import Dispatch
import Foundation

/// Statements out, results in. Everything here runs on the connection's queue.
extension PostgresConnection {
  /// Hands the statements to libpq, each with its preparation where it has none yet.
  func send(_ statements: [Statement]) {
    guard let wire else { return }
    for statement in statements {
      guard prepare(statement, on: wire), execute(statement, on: wire) else {
        return lose(why(wire))
      }
    }
    guard library.pipelineSync(wire.pointer) == 1 else { return lose(why(wire)) }
    flush()
  }

  private func prepare(_ statement: Statement, on wire: Wire) -> Bool {
    guard prepared[statement.sql] == nil else { return true }
    preparations += 1
    let name = "t\(preparations)"
    prepared[statement.sql] = name
    question?.expected.append(.preparation(of: statement.sql))
    return library.sendPrepare(wire.pointer, name, statement.sql, 0, nil) == 1
  }

  private func execute(_ statement: Statement, on wire: Wire) -> Bool {
    question?.expected.append(.statement)
    let name = prepared[statement.sql] ?? ""
    let encoded = statement.values.map(\.encoded)
    let lengths = encoded.map { Int32($0?.count ?? 0) }
    let formats = encoded.map { _ in LibPQ.binary }
    let bytes = encoded.reduce(into: [UInt8]()) { $0 += ($1 ?? []) + [0] }
    return bytes.withUnsafeBytes { bytes in
      let texts = bytes.bindMemory(to: CChar.self)
      var start = 0
      let values = encoded.map { value -> LibPQ.Text? in
        defer { start += (value?.count ?? 0) + 1 }
        return value == nil ? nil : texts.baseAddress.map { $0 + start }
      }
      return library.sendPrepared(
        wire.pointer, name, Int32(values.count), values, lengths, formats, LibPQ.binary) == 1
    }
  }

  /// Sends what libpq still holds, now or when the socket takes it.
  private func flush() {
    guard let wire else { return }
    switch library.flush(wire.pointer) {
    case 0: wire.stopWriting()
    case 1: wire.whenWritable { [weak self] in self?.assumeIsolated { $0.writable() } }
    default: lose(why(wire))
    }
  }

  private func writable() {
    readable()
    flush()
  }

  /// Something has come, or the other end has gone.
  func readable() {
    guard let wire else { return }
    guard library.consumeInput(wire.pointer) == 1 else { return lose(why(wire)) }
    var ends = 0
    while question != nil, library.isBusy(wire.pointer) == 0 {
      guard let result = library.getResult(wire.pointer) else {
        // NB: nil ends the results of one statement; several in a row mean that no answer will come.
        ends += 1
        guard ends < 4 else { return lose("the connection broke in the middle of an answer") }
        continue
      }
      defer { library.clear(result) }
      ends = 0
      take(result, on: wire)
    }
  }

  private func take(_ result: LibPQ.Result, on wire: Wire) {
    switch library.resultStatus(result) {
    case LibPQ.Outcome.pipelineSync: endPipeline(wire)
    case LibPQ.Outcome.commandOK, LibPQ.Outcome.tuplesOK: keep(rows(of: result))
    case LibPQ.Outcome.pipelineAborted: skip()
    default:
      if question?.refusal == nil { question?.refusal = refusal(of: result) }
      skip()
    }
  }

  private func keep(_ rows: SQLRows) {
    guard let next = question?.next, let expected = question?.expected, next < expected.count else {
      return lose("an answer came that nobody had asked for")
    }
    if case .statement = expected[next] { question?.results.append(rows) }
    question?.next += 1
  }

  /// What was to be prepared behind a refusal has to be prepared again.
  private func skip() {
    guard let next = question?.next, let expected = question?.expected, next < expected.count else {
      return
    }
    if case .preparation(let sql) = expected[next] { prepared[sql] = nil }
    question?.next += 1
  }

  private func endPipeline(_ wire: Wire) {
    if library.isBusy(wire.pointer) == 0, let rest = library.getResult(wire.pointer) {
      library.clear(rest)
      return lose("an answer came that nobody had asked for")
    }
    guard let question else { return }
    finish(question.refusal.map { .failure($0) } ?? .success(question.results))
  }

  /// The server gives up its statements itself; one that does not answer then has vanished.
  ///
  /// NB: Dispatch on Linux tells of a hang-up once. Where that reading got the server's last words and not yet
  /// its end, nothing more would come.
  func tick() {
    readable()
    guard let question, question.deadline < .now() else { return }
    lose("the server does not answer")
  }

  private func why(_ wire: Wire) -> String {
    let text = library.errorMessage(wire.pointer).map { String(cString: $0) } ?? ""
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "the connection broke"
  }
}
