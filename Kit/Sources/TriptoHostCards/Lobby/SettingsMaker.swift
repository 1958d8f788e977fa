import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// Makes the choices and switches of the settings.
struct SettingsMaker {
  let view: GameView
  let settings: SessionSettings

  var host: HostMessages { view.host }

  /// What may be changed at any time (EX20).
  var playChoices: [SettingsCard.Choice] {
    [extraTime, language] + (view.isEvening && settings.voice ? [speaker] : [])
  }

  var lobbyChoices: [SettingsCard.Choice] {
    // NB: an evening asks how hard and where to on the lobby's first page (UI-E17).
    let wishes = view.isEvening ? [destinations] : [difficulty, theme]
    return [followups, pace] + playChoices + wishes
  }

  func choice<Value: Equatable>(
    _ id: String, _ label: String, _ value: Value, _ options: [(String, String, Value)],
    why: String? = nil, _ change: (Value) -> SettingsChange
  ) -> SettingsCard.Choice {
    SettingsCard.Choice(
      id: id, label: label, why: why,
      options: options.map { id, label, option in
        SettingsCard.Option(id: id, label: label, isChosen: option == value, change: change(option))
      })
  }

  private var destinations: SettingsCard.Choice {
    choice(
      "destinations", host.destinations, settings.destinationsCount,
      (1...5).map { ("\($0)", "\($0)", $0) }
    ) { SettingsChange(destinationsCount: $0) }
  }

  private var followups: SettingsCard.Choice {
    choice(
      "followups", host.followups, settings.followupsPerDestination,
      [2, 3].map { ("\($0)", "\($0)", $0) }
    ) { SettingsChange(followupsPerDestination: $0) }
  }

  private var pace: SettingsCard.Choice {
    choice(
      "pace", host.pace, settings.pace,
      [
        ("calm", host.paceCalm, .calm), ("normal", host.paceNormal, .normal),
        ("quick", host.paceQuick, .quick),
      ]
    ) { SettingsChange(pace: $0) }
  }

  private var extraTime: SettingsCard.Choice {
    choice(
      "time", host.extraTime, settings.extraTime,
      ExtraTime.allCases.map {
        ("\($0.rawValue)", "× \(view.messages.language.shown($0.rawValue))", $0)
      }
    ) { SettingsChange(extraTime: $0) }
  }

  private var language: SettingsCard.Choice {
    choice(
      "game-language", host.gameLanguage, settings.language,
      Language.allCases.map { ($0.rawValue, $0.ownName, $0) }
    ) { SettingsChange(language: $0) }
  }

  /// NB: an empty wish is none.
  private var difficulty: SettingsCard.Choice {
    choice(
      "difficulty", host.difficulty, settings.difficulty ?? "",
      [
        ("any", host.difficultyAny, ""), ("easy", host.difficultyEasy, "easy"),
        ("medium", host.difficultyMedium, "medium"), ("hard", host.difficultyHard, "hard"),
      ]
    ) { SettingsChange(difficulty: $0) }
  }

  private var theme: SettingsCard.Choice {
    choice(
      "theme", host.theme, settings.theme ?? "",
      [("any", host.themeAny, "")] + Themes.all(host).map { ($0.word, $0.label, $0.word) },
      why: host.wishWhy
    ) { SettingsChange(theme: $0) }
  }
}
