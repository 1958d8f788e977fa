/// Something that can write itself as one JSON value.
public protocol JSONWritable {
  /// What every value of this type looks like.
  static var wireShape: WireShape { get }
  func write(to json: inout JSONWriter)
}

extension JSONWriter {
  /// Writes a key that is always there with a value (`name`).
  public mutating func field<Value: JSONWritable>(_ name: StaticString, _ value: Value) {
    note(name, Value.wireShape)
    put(name, value)
  }

  /// Writes a key that is always there, with `null` for nil (`T|null`).
  public mutating func nullable<Value: JSONWritable>(_ name: StaticString, _ value: Value?) {
    note(name, Value.wireShape, isNullable: true)
    key(name)
    if let value { value.write(to: &self) } else { null() }
  }

  /// Writes a key only when there is a value (`name?`).
  public mutating func optional<Value: JSONWritable>(_ name: StaticString, _ value: Value?) {
    note(name, Value.wireShape, isOptional: true)
    if let value { put(name, value) }
  }

  /// Writes a key only when it is true.
  public mutating func flag(_ name: StaticString, _ value: Bool) {
    note(name, .truth, isOptional: true)
    if value { put(name, true) }
  }

  /// Writes a key whose value is more than its Swift type says.
  mutating func field(
    _ name: StaticString, _ value: some JSONWritable, as shape: @autoclosure () -> WireShape
  ) {
    note(name, shape())
    put(name, value)
  }

  private mutating func put(_ name: StaticString, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }
}

extension JSONWritable {
  /// This value alone, as UTF-8 JSON.
  public func jsonBytes() -> [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    return json.bytes
  }
}

extension JSONWritable where Self: RawRepresentable<String> {
  public func write(to json: inout JSONWriter) { json.string(rawValue) }
}

extension String: JSONWritable {
  public static var wireShape: WireShape { .text }
  public func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONWritable {
  public static var wireShape: WireShape { .number }
  public func write(to json: inout JSONWriter) { json.int(self) }
}

extension Double: JSONWritable {
  public static var wireShape: WireShape { .number }
  public func write(to json: inout JSONWriter) { json.double(self) }
}

extension Bool: JSONWritable {
  public static var wireShape: WireShape { .truth }
  public func write(to json: inout JSONWriter) { json.bool(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  public static var wireShape: WireShape { .list(Element.wireShape) }
  public func write(to json: inout JSONWriter) {
    json.array { json in
      for element in self { element.write(to: &json) }
    }
  }
}
