import Testing
import TriptoAnswers

/// JUDGE J12–J16, rule by rule.
@Suite struct OpenAnswerTests {
  private func takes(_ answer: String, _ names: String...) throws -> Bool {
    Judge.followup(
      answer, correct: names[0], aliases: Array(names.dropFirst()),
      gazetteer: try Gazetteer.shipped.get())
  }

  @Test(
    "AN7 what is said around an open answer is passed over (J12)",
    arguments: [
      ("jag tror att det är ett olivträd", true), ("olivträd heter det", true),
      ("an olive tree, of course", false), ("olivträd, såklart", true), ("inte olivträd", false),
      ("jag tror det är", false), ("vet inte", false), ("hmm", false),
    ])
  func aside(answer: String, isRight: Bool) throws {
    #expect(try takes(answer, "Olivträdet", "oliv") == isRight)
  }

  @Test(
    "AN7 endings and particles of an open answer do not matter, and numbers are digits (J13)",
    arguments: [
      ("Isbergen", "Isberg", true), ("gul feber", "Gula febern", true), ("ripor", "Ripa", true),
      ("Karl den elfte", "Karl XI", true), ("Karl 11", "Karl XI", true),
      ("Scipio d.y.", "Scipio den yngre", true), ("Scipio d.ä.", "Scipio den yngre", false),
      ("Karl XII", "Karl XI", false), ("Karl den tolfte", "Karl XI", false),
      ("Oscar I", "Oscar II", false), ("QE II", "QE2", true), ("tre stjärnor", "3 stjärnor", false),
    ])
  func endings(answer: String, name: String, isRight: Bool) throws {
    #expect(try takes(answer, name) == isRight)
  }

  @Test(
    "AN7 beside a name stands what it is, and nothing else (J14)",
    arguments: [
      ("floden Alster", "Alster", true), ("fadomusik", "Fado", true),
      ("kung Karl XI", "Karl XI", true), ("valen Keiko", "Keiko", true),
      ("Elisabeth av Österrike", "Elisabeth", true), ("Galata Bridge", "Galata Tower", false),
      ("Dolly Parton", "Dolly", false), ("El Salvador", "Salvador", false),
      ("orkester", "Gamelanorkester", false), ("Ajax Kapstaden", "Ajax", false),
    ])
  func kinds(answer: String, name: String, isRight: Bool) throws {
    #expect(try takes(answer, name) == isRight)
  }

  @Test(
    "AN7 several guesses are right when each of them is (J15)",
    arguments: [
      ("Ajax eller PSV", false), ("ajax och feyenoord", false), ("Ajax / AFC Ajax", true),
      ("Ajax, PSV", false), ("antingen Ajax eller PSV", false),
    ])
  func guesses(answer: String, isRight: Bool) throws {
    #expect(try takes(answer, "Ajax", "AFC Ajax") == isRight)
  }

  @Test(
    "AN7 one slip from five letters, two from nine, none that makes another word (J16)",
    arguments: [
      ("Dolli", "Dolly", true), ("Polly", "Dolly", false), ("Doli", "Dolly", true),
      ("fido", "fado", false), ("Ernst Hemmingway", "Ernest Hemingway", true),
      ("Aleksander Kielland", "Alexander Kielland", true), ("Elster", "Alster", false),
      ("neutroner", "Neutriner", false), ("Atlanta", "Atlantis", false),
      ("QE3", "QE2", false), ("Västindiska kompaniet", "Ostindiska kompaniet", false),
    ])
  func slips(answer: String, name: String, isRight: Bool) throws {
    #expect(try takes(answer, name) == isRight)
  }

  @Test("AN7 an open answer that is misspelt says so, and how far off it is")
  func reasons() {
    let judgement = Judge.followupJudgement("Hemmingway", correct: "Hemingway")
    #expect(judgement.reason == .spelling && judgement.distance == 1)
    #expect(Judge.followupJudgement("Hemingways", correct: "Hemingway").reason == .alias)
  }
}
