import Foundation
import Testing
import TriptoKernel
import TriptoWords

@testable import TriptoVoice

@Suite("SHOW 10.2: the text expander") struct ExpanderTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let language: Language
    let written: String
    let spoken: String

    var testDescription: String { "\(language): \(written)" }
  }

  static let swedish = pairs(.sv)
  static let english = pairs(.en)
  static let norwegian = pairs(.nb)

  @Test("every pair of the table", arguments: swedish + english + norwegian)
  func pair(_ pair: Pair) {
    #expect(TextExpander.expand(pair.written, in: pair.language).marked == pair.spoken)
  }

  @Test("at least 200 different pairs for each language")
  func tableSizes() {
    #expect(Set(Self.swedish.map(\.written)).count >= 200)
    #expect(Set(Self.english.map(\.written)).count >= 200)
    #expect(Set(Self.norwegian.map(\.written)).count >= 40)
  }

  @Test("no digits, and no listed abbreviations, reach an engine", arguments: Language.allCases)
  func nothingUnsaid(_ language: Language) {
    let lines = (Self.swedish + Self.english + Self.norwegian).map(\.written)
    for line in lines {
      let words = TextExpander.expand(line, in: language).plain
      #expect(!words.unicodeScalars.contains { $0.properties.numericType != nil }, "\(line)")
    }
    for abbreviation in Words.of(language).speech.abbreviations.keys.sorted() {
      let words = TextExpander.expand("x \(abbreviation) 1984 x", in: language).plain
      #expect(!words.contains(" \(abbreviation) "), "\(abbreviation): \(words)")
    }
  }

  @Test(
    "what is spoken stays as it is when it is expanded again",
    arguments: swedish + english + norwegian)
  func stable(_ pair: Pair) {
    let once = TextExpander.expand(pair.written, in: pair.language)
    #expect(TextExpander.expand(once.marked, in: pair.language) == once)
  }

  @Test("odd characters are dropped, never spelled")
  func oddCharacters() {
    let line = "a\u{0}b\u{202E}c 🇸🇪 👩‍👩‍👧 ٣ ５ ½ ␀ <>{}|~^\\"
    let words = TextExpander.expand(line, in: .en).plain
    #expect(words == "a b c three five a half")
    #expect(TextExpander.expand("★ ♥", in: .sv).parts.isEmpty)
    #expect(TextExpander.expand("", in: .sv).parts.isEmpty)
    let many = String(repeating: "9", count: 40)
    #expect(TextExpander.expand(many, in: .sv).plain.split(separator: " ").count == 40)
  }

  @Test("pauses stay between the words, and plain text leaves them out")
  func pauses() {
    let text = TextExpander.expand("Ett<break time='0.25s'></break>två", in: .sv)
    #expect(text.parts == [.words("Ett"), .pause(250), .words("två")])
    #expect(text.plain == "Ett två")
  }

  private static func pairs(_ language: Language) -> [Pair] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pairs/\(language).txt")
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
      .compactMap { line in
        guard let arrow = line.range(of: " → ", options: .backwards) else { return nil }
        return Pair(
          language: language, written: String(line[..<arrow.lowerBound]),
          spoken: String(line[arrow.upperBound...]))
      }
  }
}
