import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

extension SettingsMaker {
  private typealias Switch = SettingsCard.Switch

  var voice: SettingsCard.Switch {
    Switch(
      id: "voice", label: host.voice,
      why: view.game.health?.voice == .off
        ? host.voiceOffWhy : HealthLine.voice(view)?.text ?? host.voiceWhy,
      isOn: settings.voice, change: SettingsChange(voice: !settings.voice))
  }

  var lobbySwitches: [SettingsCard.Switch] {
    [speedBonus, lateJoin, introEvery, nameFilter, remote, hostPlays]
  }

  private var speedBonus: Switch {
    Switch(
      id: "speed-bonus", label: host.speedBonus, why: host.speedBonusWhy,
      isOn: settings.speedBonus, change: SettingsChange(speedBonus: !settings.speedBonus))
  }

  private var lateJoin: Switch {
    Switch(
      id: "late-join", label: host.lateJoin, why: host.lateJoinWhy, isOn: settings.lateJoin,
      change: SettingsChange(lateJoin: !settings.lateJoin))
  }

  private var introEvery: Switch {
    Switch(
      id: "intro-every", label: host.introEvery, why: nil,
      isOn: settings.introEveryDestination,
      change: SettingsChange(introEveryDestination: !settings.introEveryDestination))
  }

  private var nameFilter: Switch {
    let isOn = settings.nameFilter == .on
    return Switch(
      id: "name-filter", label: host.nameFilter, why: nil, isOn: isOn,
      change: SettingsChange(nameFilter: isOn ? .off : .on))
  }

  private var remote: Switch {
    let isOn = settings.playMode == .remote
    return Switch(
      id: "remote", label: host.remotePlay, why: host.remotePlayWhy, isOn: isOn,
      change: SettingsChange(playMode: isOn ? .room : .remote))
  }

  /// The host takes a seat beside, and holds no secret from then on (UI-H61, EX29).
  private var hostPlays: Switch {
    Switch(
      id: "host-plays", label: host.playAlong,
      why: settings.hostPlays ? host.secretsHidden : host.playAlongWhy, isOn: settings.hostPlays,
      change: SettingsChange(hostPlays: !settings.hostPlays))
  }
}
