import TriptoKernel

/// POST /v1/sessions/:id/join (RE12).
public struct JoinRequest: WirePayload {
  /// Clean by `PlayerName`, 1–50 characters.
  public var name: String
  /// `player` unless the host's seat is claimed; never `tv`.
  public var role: Role
  /// A signed token or the join code; what is no text counts as missing (RE19).
  public var joinToken: String?
  /// With it another device takes over the host's seat (EX23).
  public var handoverCode: String?

  /// - Parameter name: taken as it is; decoding is what cleans and checks it.
  public init(
    name: String, role: Role = .player, joinToken: String? = nil, handoverCode: String? = nil
  ) {
    self.name = name
    self.role = role
    self.joinToken = joinToken
    self.handoverCode = handoverCode
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("role", role)
      json.optional("joinToken", joinToken)
      json.optional("handoverCode", handoverCode)
    }
  }

  private enum Keys: String, CodingKey { case name, playerName, role, joinToken, handoverCode }

  /// - Throws: `RequestError` for a name or role that breaks RE12, `DecodingError` for a wrong type.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    name = try Self.name(in: keys)
    role = try Self.role(in: keys)
    if case .string(let token) = try keys.decodeIfPresent(JSONValue.self, forKey: .joinToken) {
      joinToken = token
    }
    handoverCode = try keys.decodeIfPresent(String.self, forKey: .handoverCode)
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
