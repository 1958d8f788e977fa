extension SessionSettings {
  /// The settings of a new session (RE9): an evening has defaults of its own (EVE4), and what only
  /// evenings know is left out of others (EVE3).
  public init(creating change: SettingsChange) {
    self.init()
    if change.evening == true { setEveningDefaults() }
    apply(change)
    if !evening { leaveOutEvening() }
  }

  private mutating func setEveningDefaults() {
    destinationsCount = 3
    region = .present(nil)
    (rules, notes, carriages, childrens) = (.once, true, false, true)
    (reactions, drawGenerated, speaker) = (true, false, .auto)
  }

  /// As v1 connections are shown the settings (EVE3).
  public var withoutEvening: SessionSettings {
    var plain = self
    plain.leaveOutEvening()
    return plain
  }

  private mutating func leaveOutEvening() {
    evening = false
    region = .absent
    (rules, notes, carriages, childrens) = (nil, nil, nil, nil)
    (reactions, drawGenerated, speaker) = (nil, nil, nil)
  }
}
