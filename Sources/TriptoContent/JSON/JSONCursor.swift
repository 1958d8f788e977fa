import TriptoKernel

/// A place in a JSON document, with the path that a problem there is reported under.
struct JSONCursor {
  let value: JSONValue
  private let place: Place

  /// Steps from the root; a path is only written out when it is asked for.
  private indirect enum Place {
    case root
    case key(String, in: Place)
    case index(Int, in: Place)

    var path: String {
      switch self {
      case .root: return ""
      case .key(let key, let parent):
        let path = parent.path
        return path.isEmpty ? key : "\(path).\(key)"
      case .index(let index, let parent): return "\(parent.path)[\(index)]"
      }
    }
  }

  init(_ root: JSONValue) {
    self.init(value: root, place: .root)
  }

  private init(value: JSONValue, place: Place) {
    self.value = value
    self.place = place
  }

  /// As in `clues[0].text`; empty for the whole document.
  var path: String { place.path }

  /// The field, or null where there is none.
  subscript(key: String) -> JSONCursor {
    JSONCursor(value: value[key] ?? .null, place: .key(key, in: place))
  }

  var isNull: Bool { value == .null }

  var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// The elements, or nil when this is not an array.
  var elements: [JSONCursor]? {
    guard case .array(let elements) = value else { return nil }
    return elements.enumerated().map { index, element in
      JSONCursor(value: element, place: .index(index, in: place))
    }
  }

  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// A text, or a whole number written as one: years are answers too.
  var text: String? { value.text }

  var int: Int? { value.whole }

  var double: Double? { value.number }

  var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// The texts of an array of texts; elements of other types are left out.
  var texts: [String] { value.elements.compactMap(\.text) }
}
