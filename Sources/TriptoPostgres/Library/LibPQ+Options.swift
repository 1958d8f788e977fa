/// What an address says, by libpq's own reading of it.
extension LibPQ {
  /// `PQconninfoOption` of libpq-fe.h, member by member.
  private struct Option {
    let keyword, variable, compiled, value, label, shown: Text?
    let size: Int32
  }

  /// Its options by their keywords; nil for an address that libpq cannot read. Nothing is connected.
  func options(of address: String) -> [String: String]? {
    guard let parsed = parse(address, nil) else { return nil }
    defer { free(parsed) }
    var options: [String: String] = [:]
    var row = parsed.assumingMemoryBound(to: Option.self)
    while let keyword = row.pointee.keyword {
      options[String(cString: keyword)] = row.pointee.value.map { String(cString: $0) }
      row += 1
    }
    return options
  }
}
