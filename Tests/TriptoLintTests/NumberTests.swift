import Foundation
import Testing
import TriptoContent
import TriptoKernel

@testable import TriptoLint

@Suite struct NumberTests {
  @Test(
    "L21 numbers are read in digits and words, in both languages",
    arguments: [
      ("sv", "tjugofem", [25.0]), ("sv", "tvåhundra år", [200]), ("sv", "arton dagar", [18]),
      ("sv", "1 082 575 invånare", [1_082_575]), ("sv", "tre och en halv kilometer", [3.5]),
      ("sv", "3,5 km", [3.5]), ("sv", "2,5 miljoner", [2_500_000]),
      ("sv", "en miljon", [1_000_000]),
      ("sv", "sextontusen", [16_000]), ("sv", "sexhundrafemtio", [650]),
      ("sv", "på 1200-talet", [1_200]), ("sv", "artonhundratalet", [1_800]),
      ("sv", "den tredje, näst största", [3, 2]), ("sv", "ett femtiotal", [50]),
      ("sv", "flera hundra, tusentals", []), ("sv", "en sexa, ett hus, en man", []),
      ("sv", "delar den i två.", []), ("sv", "Poängen 1.00", [1]),
      ("en", "twenty-five", [25]), ("en", "two hundred and fifty", [250]),
      ("en", "1,082,575", [1_082_575]),
      ("en", "a thousand", [1_000]), ("en", "by the thousand", []),
      ("en", "in the 13th century", [1_200]),
      ("en", "the 1920s", [1_920]), ("en", "200th birthday", [200]),
      ("en", "the second largest", [2]),
      ("en", "a second thought", []), ("en", "one of them", []), ("en", "three and a half", [3.5]),
      ("en", "2.5 million", [2_500_000]), ("en", "nineteenth century", [1_800]),
    ])
  func reading(lang: String, text: String, values: [Double]) throws {
    let language = try #require(Language(rawValue: lang))
    let mentions = NumberReader(LintWord.words(of: text), language).mentions()
    #expect(mentions.map(\.value) == values)
  }

  @Test(
    "L21 years are exact; measures may be rounded, and words say how far",
    arguments: [
      ("1913", 1_913.0, true), ("1913", 1_914, false), ("omkring 1913", 1_950, true),
      ("320 meter", 320, true), ("320 meter", 322, true), ("320 meter", 330, false),
      ("300000 invånare", 294_029, true), ("nästan 300", 271, true), ("nästan 300", 301, false),
      ("drygt 300", 344, true), ("drygt 300", 299, false), ("cirka 300", 329, true),
      ("cirka 300", 331, false), ("fem mil", 50, true), ("på 1200-talet", 1_247, true),
      ("på 1200-talet", 1_301, false), ("över 100", 99, false),
    ])
  func matching(text: String, fact: Double, matches: Bool) throws {
    let mention = try #require(NumberReader(LintWord.words(of: text), .sv).mentions().first)
    #expect(mention.matches(fact) == matches)
  }

  @Test(
    "L21 a number that no claim has is an error, in words as in digits",
    arguments: [
      ("clues.1.text", "En flod gör tre krokar och har elva broar.", ["tre"]),
      ("clues.1.textEn", "A river with two bends and 12 bridges.", ["12"]),
      ("clues.2.text", "Sedan 1914 sjungs det opera.", ["1914"]),
      ("clues.2.text", "Sedan 1913 sjungs det opera.", []),
      ("clues.1.text", "En flod med 2 krokar och 11 broar.", []),
    ])
  func support(path: String, text: String, missing: [String]) throws {
    let report = try LintFixture.report(path, .string(text))
    let found = report.findings.filter { $0.code == .unsupportedNumber }
    #expect(found.map(\.message) == missing.map { "\"\($0)\" stands in no claim" })
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test(
    "L22 a number or name of one language must be in the other",
    arguments: [
      ("clues.1.textEn", "A river with two bends and nine bridges.", "error"),
      ("clues.2.textEn", "Since 1931 opera has been sung, built in the 30s.", "error"),
      ("clues.1.textEn", "A river with bends and eleven bridges.", "warning"),
      ("clues.4.textEn", "The home of Romeo and Juliet, says Cervantes.", "warning"),
      ("clues.2.textEn", nil, "warning"),
    ] as [(String, String?, String)])
  func languages(path: String, text: String?, severity: String) throws {
    let report = try LintFixture.report(path, text.map(JSONValue.string))
    let found = report.findings.filter { $0.code == .languagesDiffer }
    #expect(found.map(\.severity.rawValue).contains(severity), "\(report.findings)")
    #expect(
      found.allSatisfy { $0.path.hasPrefix(String(path.prefix(7)).replacing(".", with: "[")) })
  }

  @Test("L22 other spellings of a name and words for two are the same")
  func alike() throws {
    for (left, right) in [
      ("bosporen", "bosphorus"), ("kopenhamn", "copenhagen"), ("griegs", "grieg"),
      ("krimkriget", "crimean"),
    ] {
      #expect(LanguageRules.isAlike(left, right), "\(left)")
    }
    #expect(!LanguageRules.isAlike("shakespeare", "cervantes"))
    let report = try LintFixture.report(
      "clues.1.textEn", .string("A river with a pair of bends and eleven bridges."))
    #expect(!report.findings.contains { $0.code == .languagesDiffer })
  }
}
