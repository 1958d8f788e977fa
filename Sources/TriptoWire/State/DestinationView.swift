/// The place, as far as the viewer may know it (PR27).
public struct DestinationView: WirePayload {
  public var name: String?
  public var country: String?
  public var aliases: [String]
  public var revealed: Bool

  public init(name: String?, country: String?, aliases: [String], revealed: Bool) {
    self.name = name
    self.country = country
    self.aliases = aliases
    self.revealed = revealed
  }

  /// What TV and PLAYER see until the reveal (PR27).
  public static let hidden = DestinationView(
    name: nil, country: nil, aliases: [], revealed: false)

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.nullable("name", name)
      json.nullable("country", country)
      json.field("aliases", aliases)
      json.field("revealed", revealed)
    }
  }
}
