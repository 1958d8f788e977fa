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

extension SettingsChange {
  /// As a v1 connection asks for it, which knows nothing of evenings (EVE7).
  public var withoutEvening: SettingsChange {
    var plain = self
    plain.evening = nil
    plain.region = .absent
    (plain.rules, plain.notes, plain.carriages, plain.childrens) = (nil, nil, nil, nil)
    (plain.reactions, plain.drawGenerated, plain.speaker) = (nil, nil, nil)
    return plain
  }
}
