/// A key to a service that no text, log or dump shows, and that nobody outside this room can read.
public struct ServiceKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let value: String

  public init(_ value: String) { self.value = value }

  public var isEmpty: Bool { value.isEmpty }
  public var description: String { "•••" }
  public var debugDescription: String { "•••" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
