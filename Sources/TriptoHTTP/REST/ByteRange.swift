/// A `Range` header for a body of known length (RFC 9110 §14). Several ranges at once, other units
/// and what is malformed count as no range, which the RFC allows.
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  case unsatisfiable

  init(_ header: String?, of length: Int) {
    guard let header, header.lowercased().hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }) else {
      self = .whole
      return
    }
    self = Self.part(first: ends[0], last: ends[1], length)
  }

  private static func part(first: String, last: String, _ length: Int) -> ByteRange {
    if first.isEmpty {
      guard !last.isEmpty else { return .whole }
      let count = min(Int(last) ?? .max, length)
      return count > 0 ? .part(length - count..<length) : .unsatisfiable
    }
    let start = Int(first) ?? .max
    let end = last.isEmpty ? length - 1 : min(Int(last) ?? .max, length - 1)
    if !last.isEmpty, (Int(last) ?? .max) < start { return .whole }
    return start < length ? .part(start..<end + 1) : .unsatisfiable
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
