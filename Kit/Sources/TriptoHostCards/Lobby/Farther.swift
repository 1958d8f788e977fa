import TriptoDesign
import TriptoKernel
import TriptoWire

/// What *Längre bort* opens: the other regions, the themes, and the library (UI-E17).
public struct Farther: Equatable, Sendable {
  public let regions: Questions.Question
  public let themes: Questions.Question
  /// *Välj själv …*.
  public let pickSelf: String

  init(_ settings: SessionSettings, _ host: HostMessages) {
    regions = Questions.Question(
      id: "region", title: host.region,
      answers: Region.allCases.filter { ![.nordic, .europe].contains($0) }.map { region in
        Questions.Answer(
          id: region.rawValue, label: host.name(of: region), more: nil,
          isChosen: settings.region.value == region, isEnabled: true,
          change: SettingsChange(region: .present(region)))
      })
    // NB: an empty word is none.
    let themes = [(word: "", label: host.themeAny)] + Themes.all(host)
    self.themes = Questions.Question(
      id: "theme", title: host.theme,
      answers: themes.map { word, label in
        Questions.Answer(
          id: word.isEmpty ? "any" : word, label: label, more: nil,
          isChosen: settings.theme ?? "" == word, isEnabled: true,
          change: SettingsChange(theme: word))
      })
    pickSelf = host.pickSelf
  }
}
