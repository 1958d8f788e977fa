/// A place in a JSON document, with the path that a problem there is reported under.
struct JSONCursor {
  let value: JSONValue
  let path: String

  /// The field, or null where there is none.
  subscript(key: String) -> JSONCursor {
    let field: JSONValue? = if case .object(let fields) = value { fields[key] } else { nil }
    return JSONCursor(value: field ?? .null, path: path.isEmpty ? key : "\(path).\(key)")
  }

  var isNull: Bool { value == .null }

  var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// The elements, or nil when this is not an array.
  var elements: [JSONCursor]? {
    guard case .array(let elements) = value else { return nil }
    return elements.enumerated().map { index, element in
      JSONCursor(value: element, path: "\(path)[\(index)]")
    }
  }

  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// A text, or a whole number written as one: years are answers too.
  var text: String? {
    if case .int(let whole) = value { String(whole) } else { string }
  }

  var int: Int? {
    if case .int(let whole) = value { whole } else { nil }
  }

  var double: Double? {
    switch value {
    case .int(let whole): Double(whole)
    case .double(let number): number
    default: nil
    }
  }

  var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// The texts of an array of texts; elements of other types are left out.
  var texts: [String] {
    (elements ?? []).compactMap(\.text)
  }
}
