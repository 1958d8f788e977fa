/// What libpq gives, copied out of it.
extension PostgresConnection {
  func rows(of result: LibPQ.Result) -> SQLRows {
    let (rows, columns) = (library.rowCount(result), library.columnCount(result))
    let affected = library.affected(result).flatMap { Int(String(cString: $0)) } ?? 0
    return SQLRows(
      rows: (0..<rows).map { row in
        SQLRow(columns: (0..<columns).map { value(result, row, $0) })
      }, affected: affected)
  }

  private func value(_ result: LibPQ.Result, _ row: Int32, _ column: Int32) -> [UInt8]? {
    guard library.isNull(result, row, column) == 0, let start = library.value(result, row, column)
    else { return nil }
    let count = Int(library.length(result, row, column))
    return start.withMemoryRebound(to: UInt8.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  func refusal(of result: LibPQ.Result) -> PostgresError {
    let state = library.resultErrorField(result, LibPQ.Diagnostic.sqlState)
      .map { String(cString: $0) }
    let text =
      library.resultErrorField(result, LibPQ.Diagnostic.message)
      ?? library.resultErrorMessage(result)
    let message = text.map { String(cString: $0) } ?? ""
    // NB: when the server has gone away libpq makes a result of its own, without a state.
    guard let state else { return PostgresError(.lost, message) }
    return PostgresError(.refused, sqlState: state, message)
  }
}
