import TriptoKernel
import TriptoPlan

/// Notes the form of what is encoded instead of its content: `Type.key: Type of the value`, also for keys whose
/// value is nil.
final class ShapeRecorder {
  private(set) var lines: Set<String> = []
  private var names: [ObjectIdentifier: String] = [:]

  func record<T: Encodable>(_ value: T) throws {
    try value.encode(to: ShapeEncoder(recorder: self, path: name(of: T.self)))
  }

  fileprivate func note(_ line: String) { lines.insert(line) }

  /// Without modules.
  fileprivate func name(of type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let full = String(reflecting: type)
    let name = full.replacing(#/(Tripto[A-Z][A-Za-z]*|Swift|Foundation)\./#, with: "")
    names[ObjectIdentifier(type)] = name
    return name
  }
}

private struct ShapeEncoder: Encoder {
  let recorder: ShapeRecorder
  let path: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [.disclosure: Disclosure.journal] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedShape<Key>(recorder: recorder, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    PlainShape(recorder: recorder, path: path)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    PlainShape(recorder: recorder, path: path)
  }
}

private struct KeyedShape<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let recorder: ShapeRecorder
  let path: String
  var codingPath: [any CodingKey] { [] }

  private func note(_ key: Key, _ type: Any.Type, _ mark: String = "") {
    let name = path.hasPrefix("Dictionary<") ? "*" : key.stringValue
    recorder.note("\(path).\(name): \(recorder.name(of: type))\(mark)")
  }

  func encodeNil(forKey key: Key) { note(key, Never?.self) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    note(key, T.self)
    try recorder.record(value)
  }

  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    note(key, T.self, "?")
    if let value { try recorder.record(value) }
  }

  // NB: each has a default of its own, which would leave nil out.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) { note(key, Bool.self, "?") }
  func encodeIfPresent(_ value: String?, forKey key: Key) { note(key, String.self, "?") }
  func encodeIfPresent(_ value: Double?, forKey key: Key) { note(key, Double.self, "?") }
  func encodeIfPresent(_ value: Int?, forKey key: Key) { note(key, Int.self, "?") }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    let inner = "\(path).\(key.stringValue)"
    recorder.note(inner)
    return KeyedEncodingContainer(KeyedShape<Nested>(recorder: recorder, path: inner))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    PlainShape(recorder: recorder, path: "\(path).\(key.stringValue)")
  }

  func superEncoder() -> any Encoder { ShapeEncoder(recorder: recorder, path: path) }
  func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

/// One value, or a list: what is in a list or in an optional says its type where that stands.
private struct PlainShape: SingleValueEncodingContainer, UnkeyedEncodingContainer {
  let recorder: ShapeRecorder
  let path: String
  var codingPath: [any CodingKey] { [] }
  var count: Int { 0 }

  func encodeNil() {}

  func encode<T: Encodable>(_ value: T) throws {
    let name = recorder.name(of: T.self)
    // NB: at the end of every road something encodes itself as what it is.
    guard path != name else { return }
    if !path.contains("<") { recorder.note("\(path) = \(name)") }
    try recorder.record(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(KeyedShape<Nested>(recorder: recorder, path: path))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { ShapeEncoder(recorder: recorder, path: path) }
}
