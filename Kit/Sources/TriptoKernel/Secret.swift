/// A value that must not leave the server by accident: it is not `Encodable`, prints as `•••`, and
/// mirrors as nothing. Whoever opens it says why (PR34, PR35).
public struct Secret<Value: Sendable>: Sendable {
  private let value: Value

  public init(_ value: Value) { self.value = value }

  /// - Parameter reason: why this value may be read here; greppable in reviews.
  public func open(_ reason: Disclosure) -> Value { value }
}

/// The reasons to open a `Secret`. There is no "log" and no "debug".
public enum Disclosure: Sendable {
  /// The viewer is the host, who runs the show.
  case host
  /// The viewer wrote it.
  case owner
  /// It is among a child's four choices, and nothing says which (EVE47).
  case child
  /// The rules have made it public.
  case revealed
  /// The rules compare it with an answer.
  case judging
  /// The library looks up what is to be played.
  case library
  /// The journal keeps it so that a restart can go on.
  case journal
  /// The voice reads it when its moment comes.
  case script
}

extension Secret: Equatable where Value: Equatable {}

extension Secret: Unprintable {}
