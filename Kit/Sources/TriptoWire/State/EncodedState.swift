/// The fields of a snapshot's `state` as they were written, so that two states of one viewer can be
/// compared without being decoded (EX6).
public struct EncodedState: Sendable {
  /// PR1: grows with every change of the state
  public let version: Int
  /// Names as they stand in JSON, and their values' bytes, in the order in which they were written.
  let fields: [(name: String, value: ArraySlice<UInt8>)]

  /// - Parameter payload: As ``StateSnapshot`` writes it.
  /// - Returns: nil when it is no snapshot with a version.
  public init?(snapshot payload: ArraySlice<UInt8>) {
    guard let state = MemberScan.members(of: payload)?.first(where: { $0.name == "state" }),
      let fields = MemberScan.members(of: state.value),
      let version = fields.first(where: { $0.name == "version" })
        .flatMap({ Int(String(decoding: $0.value, as: UTF8.self)) })
    else { return nil }
    self.version = version
    self.fields = fields
  }
}

/// Finds the members of a JSON object that ``JSONWriter`` has written: valid, and without spaces.
enum MemberScan {
  static func members(
    of object: ArraySlice<UInt8>
  ) -> [(name: String, value: ArraySlice<UInt8>)]? {
    guard object.first == UInt8(ascii: "{"), object.last == UInt8(ascii: "}") else { return nil }
    var members: [(name: String, value: ArraySlice<UInt8>)] = []
    var position = object.startIndex + 1
    while position < object.endIndex - 1 {
      guard let quote = string(in: object, from: position), quote + 1 < object.endIndex,
        object[quote] == UInt8(ascii: ":"), let end = value(in: object, from: quote + 1)
      else { return nil }
      let name = String(decoding: object[(position + 1)..<(quote - 1)], as: UTF8.self)
      members.append((name, object[(quote + 1)..<end]))
      position = end + 1
    }
    return members
  }

  /// - Returns: Behind the string that begins at `start`.
  private static func string(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "\"") else { return nil }
    var position = start + 1
    while position < bytes.endIndex {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "\""): return position + 1
      default: position += 1
      }
    }
    return nil
  }

  /// - Returns: The comma or brace behind the value that begins at `start`.
  private static func value(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var (position, depth) = (start, 0)
    while position < bytes.endIndex {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        guard let end = string(in: bytes, from: position) else { return nil }
        position = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ","): if depth == 0 { return position }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return position }
        depth -= 1
      default: break
      }
      position += 1
    }
    return nil
  }
}
