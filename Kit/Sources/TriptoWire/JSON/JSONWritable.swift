/// Something that can write itself as one JSON value.
public protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

extension JSONWriter {
  /// Writes a key that is always there with a value (`name`).
  public mutating func field<Value: JSONWritable>(_ name: StaticString, _ value: Value) {
    put(name, value)
  }

  /// Writes a key that is always there, with `null` for nil (`T|null`).
  public mutating func nullable<Value: JSONWritable>(_ name: StaticString, _ value: Value?) {
    key(name)
    if let value { value.write(to: &self) } else { null() }
  }

  /// Writes a key only when there is a value (`name?`).
  public mutating func optional<Value: JSONWritable>(_ name: StaticString, _ value: Value?) {
    if let value { put(name, value) }
  }

  /// Writes a key only when it is true.
  public mutating func flag(_ name: StaticString, _ value: Bool) {
    if value { put(name, true) }
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
  public func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONWritable {
  public func write(to json: inout JSONWriter) { json.int(self) }
}

extension Double: JSONWritable {
  public func write(to json: inout JSONWriter) { json.double(self) }
}

extension Bool: JSONWritable {
  public func write(to json: inout JSONWriter) { json.bool(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.array { json in
      for element in self { element.write(to: &json) }
    }
  }
}
