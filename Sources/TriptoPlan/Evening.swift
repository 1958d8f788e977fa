/// What an evening session has to choose besides (EVE4). A game without it is no evening (EVE2).
public struct Evening: Sendable, Equatable, Codable {
  public enum Rules: String, Sendable, Codable { case once, off }
  public enum Speaker: String, Sendable, Codable { case auto, server, tv }

  /// A word of RE33; nil draws from everywhere.
  public var region: String?
  public var rules = Rules.once
  public var notes = true
  public var carriages = false
  public var childrens = true
  public var reactions = true
  public var drawGenerated = false
  public var speaker = Speaker.auto

  public init() {}

  /// What may change in every phase, taken over from `other` (EVE4).
  package func with(late other: Evening) -> Evening {
    var later = self
    later.reactions = other.reactions
    later.speaker = other.speaker
    return later
  }
}
