/// Why a text is not the JSON that was asked for.
public enum JSONFailure: Error, Sendable, Equatable {
  /// Not JSON from this byte on, counted from 0.
  case malformed(byte: Int)
  /// Objects and arrays nested deeper than this.
  case tooDeep(limit: Int)
  /// An object has this key twice.
  case duplicateKey(String)
}
