/// A text that must never be printed (SE6): keys and addresses with passwords.
public struct Sensitive: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The text itself.
  public let revealed: String

  public init(_ text: String) {
    revealed = text
  }

  public var description: String { "•••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
