/// Appends UTF-8 JSON to a byte array: the hot path for snapshots and events, without Foundation.
///
/// Commas and colons are put in by the writer; the caller says what there is:
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///   json.field("name", "Alva")           // always there
///   json.nullable("winner", nil as Int?) // always there, `null` when nil
///   json.optional("hint", nil as Int?)   // left out when nil
/// }
/// send(json.bytes)                       // {"name":"Alva","winner":null}
/// ```
/// Keys are not checked for repetition.
public struct JSONWriter: Sendable {
  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// - Parameter capacity: how many bytes to reserve.
  public init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

  public mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  public mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  /// Writes a key that is known to need no escaping; a value must follow.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a key made at run time; a value must follow.
  public mutating func key(escaping name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  public mutating func null() { literal("null") }

  /// Appends `fragment`, which must be exactly one JSON value, unchanged.
  public mutating func raw(_ fragment: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: fragment)
    needsComma = true
  }

  /// Appends text that is one complete JSON value, in ASCII.
  mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  /// Appends the content of a JSON string between quotes.
  mutating func quoted(_ content: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    content(&bytes)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }
}
