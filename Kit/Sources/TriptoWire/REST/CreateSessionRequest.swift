/// POST /v1/sessions; the body may be missing altogether (RE9).
public struct CreateSessionRequest: WirePayload {
  public var settings: SettingsChange
  /// The host's device, by which a household is known (EX31).
  public var householdId: String?

  public init(settings: SettingsChange = SettingsChange(), householdId: String? = nil) {
    self.settings = settings
    self.householdId = householdId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("settings", settings)
      json.optional("householdId", householdId)
    }
  }

  private enum Keys: String, CodingKey { case settings, householdId }

  /// In UTF-16 units.
  static let longestHouseholdId = 128

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    settings =
      try keys.decodeIfPresent(SettingsChange.self, forKey: .settings) ?? SettingsChange()
    householdId = try keys.decodeIfPresent(
      upTo: Self.longestHouseholdId, forKey: .householdId)
  }
}
