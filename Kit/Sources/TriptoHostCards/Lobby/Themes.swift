import TriptoDesign

/// What a destination may be about, by the words of the setting.
enum Themes {
  static func all(_ host: HostMessages) -> [(word: String, label: String)] {
    [
      ("history", host.themeHistory), ("music", host.themeMusic),
      ("literature", host.themeLiterature), ("art", host.themeArt),
      ("architecture", host.themeArchitecture), ("film", host.themeFilm),
      ("food", host.themeFood), ("nature", host.themeNature), ("sea", host.themeSea),
      ("rail", host.themeRail), ("science", host.themeScience), ("sport", host.themeSport),
      ("religion", host.themeReligion), ("trade", host.themeTrade),
    ]
  }
}
