/// A value that no text, log or dump shows: it prints as `•••` and mirrors as nothing.
public protocol Unprintable: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

extension Unprintable {
  public var description: String { "•••" }
  public var debugDescription: String { "•••" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A text that must never be printed (SE6): keys, and addresses with passwords.
public struct Sensitive: Sendable, Equatable, Unprintable {
  /// The text itself.
  public let revealed: String

  public init(_ text: String) { revealed = text }

  public var isEmpty: Bool { revealed.isEmpty }
}
