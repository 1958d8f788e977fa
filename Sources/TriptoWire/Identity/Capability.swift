/// An extension a connection has opted in to (EX1).
public enum Capability: String, Codable, CaseIterable, Sendable, JSONWritable {
  case seq, patch, timers, clock, events
}
