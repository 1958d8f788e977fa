import Foundation
import Testing
import TriptoClient
import TriptoKernel

@testable import TriptoDesign

@Suite struct MessageTests {
  @Test("UI-A18 plural forms follow CLDR, in every language, also for 0")
  func plurals() {
    let seconds = Language.allCases.map { language in
      [0, 1, 2].map { Messages(language).common.secondsLeft(n: $0) }
    }
    #expect(seconds[0] == ["0 sekunder kvar", "1 sekund kvar", "2 sekunder kvar"])
    #expect(seconds[1] == ["0 seconds left", "1 second left", "2 seconds left"])
    #expect(seconds[2].count == 3 && seconds[2][1] != seconds[2][2])
    #expect(Template.filled("{n} a|{n} b", ["n": .fraction(1)], .en) == "1 a")
    #expect(Template.filled("{n} a|{n} b", ["n": .fraction(1.5)], .sv) == "1,5 b")
    #expect(Template.filled("{n} a|{n} b", ["n": .text("1")], .sv) == "1 b")
  }

  @Test("UI-A18 numbers and dates are those of sv-SE, en-GB and nb-NO")
  func numbers() {
    #expect(Language.sv.shown(1_234_567) == "1\u{A0}234\u{A0}567")
    #expect(Language.en.shown(1_234_567) == "1,234,567")
    #expect(Language.nb.shown(1000) == "1\u{A0}000")
    #expect(Language.sv.shown(999) == "999" && Language.sv.shown(-5) == "−5")
    #expect(Language.en.shown(12.34567) == "12.346" && Language.nb.shown(0.5) == "0,5")
    let zone = TimeZone(identifier: "UTC") ?? .current
    let days = Language.allCases.map { $0.shownDay(1_795_219_200_000, in: zone) }
    #expect(days == ["21 nov. 2026", "21 Nov 2026", "21. nov. 2026"])
    #expect(Language.allCases.map(\.ownName) == ["Svenska", "English", "Norsk"])
  }

  @Test(
    "UI-A16 placeholders are filled, a word from the right stands apart, and what is unknown stays")
  func placeholders() {
    #expect(Messages(.sv).common.place(r: 3) == "Plats 3")
    #expect(Messages(.en).host.kickSure(name: "{n}|Bo").contains("{n}|Bo"))
    #expect(
      Template.filled("{name} +{n}", ["name": .text("דנה"), "n": .number(2)], .en)
        == "\u{2068}דנה\u{2069} +2")
    #expect(Template.filled("{who} { {n", ["n": .number(1)], .en) == "{who} { {n")
  }

  @Test("UI-A15 UI-A19 each key of the catalogue is a member, and every error has its text there")
  func keys() {
    #expect(
      Messages.keys.keys.sorted() == [
        "apps", "awards", "carriages", "common", "errors", "host", "passenger", "player", "tv",
        "verdicts",
      ])
    #expect(Messages.keys.values.allSatisfy { Set($0).count == $0.count && !$0.isEmpty })
    for key in ErrorText.Key.allCases {
      let parts = key.rawValue.split(separator: ".", maxSplits: 1).map(String.init)
      #expect(Messages.keys[parts[0]]?.contains(parts[1]) == true, "\(key.rawValue)")
    }
  }

  @Test("UI-A11 the texts of errors are the catalogue's, in each language")
  func errors() {
    #expect(Messages(.sv).host.hostTaken == "Spelet har redan en värd. Hoppa in som spelare.")
    #expect(Messages(.en).errors.errorInvalidPhase != Messages(.sv).errors.errorInvalidPhase)
    #expect(
      Messages(.sv).apps.localNetworkRefused
        == "Tripto får inte nå ditt lokala nätverk. Tillåt det i Inställningar.")
    #expect(
      Messages(.en).apps.localNetworkRefused
        == "Tripto may not reach your local network. Allow it in Settings.")
  }

  @Test(
    "UI-A17 UI-E4 the order is the person's choice, the session's language, the device's, Swedish")
  func order() {
    var choice = LanguageChoice(tags: ["fi-FI", "nn-NO", "en"])
    #expect(choice.current == .nb)
    choice.session = .en
    #expect(choice.current == .en)
    choice.chosen = .sv
    #expect(choice.current == .sv)
    #expect(LanguageChoice(tags: ["fi", "", "en_GB"]).current == .en)
    #expect(LanguageChoice().current == .sv)
  }

  @Test("UI-A17 a TV follows the session, whatever was chosen")
  func tv() {
    var choice = LanguageChoice(chosen: .sv, followsSession: true)
    #expect(choice.current == .sv)
    choice.session = .nb
    #expect(choice.current == .nb)
  }
}
