/// A request whose body did not come in time (SE28); thrown to whoever reads it.
public struct RequestTooSlow: Error, Sendable {
  public init() {}
}
