import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

// What an evening may do without (UI-E18, EVE4).
extension SettingsMaker {
  private typealias Switch = SettingsCard.Switch

  /// None in a session that is no evening.
  var eveningSwitches: [SettingsCard.Switch] {
    view.isEvening ? [notes, childrens, carriages, reactions, rules] : []
  }

  /// Reactions can be muted in every phase (EVE4, UI-E23).
  var playSwitches: [SettingsCard.Switch] { view.isEvening ? [reactions] : [] }

  private var notes: Switch {
    let isOn = settings.notes ?? true
    return Switch(
      id: "notes", label: host.notesSwitch, why: host.notesWhy, isOn: isOn,
      change: SettingsChange(notes: !isOn))
  }

  private var childrens: Switch {
    let isOn = settings.childrens ?? true
    return Switch(
      id: "childrens", label: host.childrensSwitch, why: host.childrensWhy, isOn: isOn,
      change: SettingsChange(childrens: !isOn))
  }

  private var carriages: Switch {
    let isOn = settings.carriages ?? false
    return Switch(
      id: "carriages", label: host.carriagesSwitch, why: host.carriagesWhy, isOn: isOn,
      change: SettingsChange(carriages: !isOn))
  }

  private var reactions: Switch {
    let isOn = settings.reactions ?? true
    return Switch(
      id: "reactions", label: host.reactionsSwitch, why: host.reactionsWhy, isOn: isOn,
      change: SettingsChange(reactions: !isOn))
  }

  private var rules: Switch {
    let isOn = settings.rules != .off
    return Switch(
      id: "rules", label: host.rulesSwitch, why: host.rulesWhy, isOn: isOn,
      change: SettingsChange(rules: isOn ? .off : .once))
  }

  /// Who speaks: the server, or the TV itself (EVE80, EVE81).
  var speaker: SettingsCard.Choice {
    choice(
      "speaker", host.speaker, settings.speaker ?? .auto,
      [
        ("auto", host.speakerAuto, .auto), ("server", host.speakerServer, .server),
        ("tv", host.speakerTv, .tv),
      ]
    ) { SettingsChange(speaker: $0) }
  }
}
