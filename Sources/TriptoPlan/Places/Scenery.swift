public import TriptoKernel

/// What is shown of a place once it has been named; plain, so it never reaches a view (EVE22).
public struct Scenery: Sendable, Equatable, Codable, Unprintable {
  /// A name on the map around it (EVE64).
  public struct Label: Sendable, Equatable, Codable {
    public enum Kind: String, Sendable, Codable { case country, city }

    public var name: String
    public var at: Position
    public var kind: Kind

    public init(name: String, at: Position, kind: Kind) {
      self.name = name
      self.at = at
      self.kind = kind
    }
  }

  public var kind: String
  /// Parts of its postcard, far to near (EVE70).
  public var scene: [String]
  /// One line that somebody retells tomorrow (EVE58).
  public var wonder: String?
  public var labels: [Label]

  public init(
    kind: String, scene: [String], wonder: String?, labels: [Label]
  ) {
    self.kind = kind
    self.scene = scene
    self.wonder = wonder
    self.labels = labels
  }
}
