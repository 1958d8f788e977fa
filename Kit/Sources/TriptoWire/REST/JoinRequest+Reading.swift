import TriptoKernel

extension JoinRequest {
  private enum Keys: String, CodingKey {
    case name, playerName, role, joinToken, handoverCode
    case passenger, tone, child
  }

  /// - Throws: `RequestError` for a name or role that breaks RE12, `DecodingError` for a wrong type.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    name = try Self.name(in: keys)
    role = try Self.role(in: keys)
    if case .string(let token) = try keys.decodeIfPresent(JSONValue.self, forKey: .joinToken) {
      joinToken = token
    }
    handoverCode = try keys.decodeIfPresent(String.self, forKey: .handoverCode)
    try readTravel(in: keys)
  }

  /// What is of another kind counts as missing (EVE11).
  private mutating func readTravel(in keys: KeyedDecodingContainer<Keys>) throws {
    if case .string(let word) = try keys.decodeIfPresent(JSONValue.self, forKey: .passenger) {
      passenger = word
    }
    if case .int(let number) = try keys.decodeIfPresent(JSONValue.self, forKey: .tone) {
      tone = number
    }
    if case .bool(let flag) = try keys.decodeIfPresent(JSONValue.self, forKey: .child) {
      child = flag
    }
  }

  private static func name(in keys: KeyedDecodingContainer<Keys>) throws -> String {
    let given =
      try keys.decodeIfPresent(String.self, forKey: .name)
      ?? keys.decodeIfPresent(String.self, forKey: .playerName)
    guard let given else { throw keys.refusal(.name, "is missing") }
    guard let name = PlayerName.clean(given) else {
      throw keys.refusal(.name, "must have 1–\(PlayerName.longest) characters")
    }
    return name
  }

  private static func role(in keys: KeyedDecodingContainer<Keys>) throws -> Role {
    guard let text = try keys.decodeIfPresent(String.self, forKey: .role) else { return .player }
    guard let role = Role(anyCase: text), role != .tv else {
      throw keys.refusal(.role, "must be player or host")
    }
    return role
  }
}
