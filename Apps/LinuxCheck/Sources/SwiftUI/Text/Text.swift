import Foundation

public struct Text: Equatable, Sendable {
  public enum Case: Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }

  enum Change: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case design(Font.Design?)
    case color(Color?)
    case underline(Bool)
    case strikethrough(Bool)
    case monospacedDigit
    case tracking(CGFloat)
  }
  indirect enum Storage: Equatable, Sendable {
    case plain(String)
    case joined(Text, Text)
  }
  let storage: Storage
  var changes: [Change] = []

  init(storage: Storage) { self.storage = storage }

  public init(verbatim content: String) { storage = .plain(content) }
  public init<S>(_ content: S) where S: StringProtocol { storage = .plain(String(content)) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .plain(key.string)
  }
  public init(_ attributedContent: AttributedString) {
    storage = .plain(String(attributedContent.characters))
  }

  public static func + (one: Text, other: Text) -> Text { Text(storage: .joined(one, other)) }

  /// Its characters, without its looks.
  var plainString: String {
    switch storage {
    case .plain(let string): string
    case .joined(let one, let other): one.plainString + other.plainString
    }
  }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let string: String
  public init(_ value: String) { string = value }
  public init(stringLiteral value: String) { string = value }
}
