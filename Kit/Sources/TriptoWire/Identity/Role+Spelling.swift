extension Role {
  /// Reads any spelling, `HOST` as well as `host` (ID5).
  public init?(anyCase text: String) { self.init(rawValue: text.lowercased()) }

  /// `HOST`, as in `WELCOME` and the join response; tokens and `state.players[].role` have `rawValue`
  /// (ID5).
  public var wireUpper: RoleName {
    switch self {
    case .host: .host
    case .player: .player
    case .tv: .tv
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let role = Role(anyCase: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "must be host, player or tv")
    }
    self = role
  }
}
