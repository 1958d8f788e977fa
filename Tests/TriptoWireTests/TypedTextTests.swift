import Testing
import TriptoWire

@Suite("EV RE what people type")
struct TypedTextTests {
  @Test("EV16 an answer has 1–200 characters, counted before trimming")
  func answers() {
    #expect(AnswerText.clean("  New York \n") == "New York")
    #expect(AnswerText.clean(String(repeating: "a", count: 200))?.count == 200)
    #expect(AnswerText.clean(String(repeating: "a", count: 201)) == nil)
    #expect(AnswerText.clean("a" + String(repeating: " ", count: 200)) == nil)
    #expect(AnswerText.clean(" \t\n") == nil)
    #expect(AnswerText.clean("") == nil)
  }

  @Test(
    "RE12 EX27 names keep accents, apostrophes, emoji and right-to-left text",
    arguments: ["Åsa", "O'Hara", "👨‍👩‍👧 Berg", "דוד", "Zoë-Lí"])
  func keptNames(name: String) {
    #expect(PlayerName.clean("  \(name) ") == name)
  }

  @Test("SE9 names lose control characters")
  func controlCharacters() {
    #expect(PlayerName.clean("Al\u{0}va\u{7}\n\u{2028}") == "Alva")
    #expect(PlayerName.clean("\u{202E}Alva\u{2066}") == "Alva")
  }

  @Test(
    "RE12 a name without anything to see is blank",
    arguments: ["", "   ", "\u{200B}", "\u{3164}", "\n"])
  func blankNames(name: String) {
    #expect(PlayerName.clean(name) == nil)
  }

  @Test("RE12 a name has at most 50 characters after trimming")
  func nameLength() {
    let fifty = String(repeating: "å", count: 50)
    #expect(PlayerName.clean(" \(fifty) ") == fifty)
    #expect(PlayerName.clean(fifty + "å") == nil)
  }
}
