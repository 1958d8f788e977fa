import Testing
import TriptoKernel
import TriptoWords

@Suite("The words of every language") struct WordsTests {
  @Test(
    "EX25 every language has a text for everything the server says", arguments: Language.allCases)
  func server(_ language: Language) {
    let words = Words.of(language)
    for text in ServerText.allCases { #expect(!words.text(text).isEmpty, "\(text)") }
    #expect(!words.name.isEmpty)
  }

  @Test("a text takes its values once, whatever they hold")
  func values() {
    let words = Words.of(.en)
    #expect(
      words.text(.revealed, ["place": "{country}", "country": "X"]) == "It was {country}, X!")
    #expect(words.text(.notNow, ["place": "X"]) == "Not possible right now")
    #expect(words.text(.revealed, ["place": "A"]) == "It was A, {country}!")
  }

  @Test("a number word stands for one number", arguments: Language.allCases)
  func numbers(_ language: Language) {
    let numbers = Words.of(language).numbers
    #expect(Set(numbers.units + numbers.tens).count == 28)
    #expect(Set(numbers.ordinals + numbers.tensOrdinals).count == 28)
    #expect(
      numbers.alsoRead.allSatisfy { numbers.small[$0.key] == nil && numbers.powers[$0.key] == nil })
    #expect(numbers.readable[numbers.tens[7]] == 90 && numbers.readable[numbers.hundred] == 100)
    #expect(numbers.readableOrdinals[numbers.ordinals[3]] == 3)
  }

  @Test("EX25 a game reads its packs in a language that packs have", arguments: Language.allCases)
  func packs(_ language: Language) {
    #expect([.sv, .en].contains(language.ofPacks))
    #expect(language.ofPacks.ofPacks == language.ofPacks)
  }
}
