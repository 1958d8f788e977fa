public import TriptoKernel

extension JSONValue {
  /// The text, or a whole number written as one: years are answers too.
  public var text: String? {
    switch self {
    case .string(let text): text
    case .int(let whole): String(whole)
    default: nil
    }
  }

  /// The whole number, or nil.
  package var whole: Int? {
    if case .int(let whole) = self { whole } else { nil }
  }

  /// The number, whole or not.
  package var number: Double? {
    switch self {
    case .int(let whole): Double(whole)
    case .double(let number): number
    default: nil
    }
  }

  /// The elements of an array; none of anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Every text and number in the document, in no order that matters.
  package var leaves: [JSONValue] {
    switch self {
    case .array(let elements): elements.flatMap(\.leaves)
    case .object(let fields): fields.values.flatMap(\.leaves)
    case .null, .bool: []
    case .int, .double, .string: [self]
    }
  }
}
