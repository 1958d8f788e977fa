import Testing
import TriptoAnswers

/// What people say around a guess (docs/JUDGE.md, J3).
@Suite struct LeadInTests {
  private let world: Gazetteer

  init() throws {
    world = try Gazetteer.shipped.get()
  }

  private func reason(_ target: String, _ answer: String) -> Reason {
    Judge.destination(answer, DestinationTarget(name: target), gazetteer: world).reason
  }

  @Test(
    "AN3 J3 what is said before and after a guess is left out",
    arguments: [
      "tror det är Bergen", "vi tror Bergen", "vi tror att det är Bergen", "måste vara Bergen",
      "det måste vara Bergen!", "Bergen tror jag", "jag gissar på Bergen", "är det Bergen?",
      "my guess is Bergen", "I think it's Bergen", "svaret är Bergen", "kan det vara Bergen?",
      "vi är i Bergen", "Bergen eller?", "Bergen I think", "hmm, kanske Bergen", "Bergen va?",
      "vi åker till staden Bergen", "the city of Bergen", "we are going to Bergen",
      "är det Bergen tror jag kanske",
    ])
  func leadIns(answer: String) {
    #expect(reason("Bergen", answer) == .exact)
  }

  @Test(
    "AN4 J3 a misspelt guess is heard as well", arguments: ["vi tror Berggen", "Brgen tror jag"])
  func misspelt(answer: String) {
    #expect(reason("Bergen", answer) == .spelling)
  }

  @Test(
    "AN3 J3 a name that begins like a lead-in is a name",
    arguments: [
      ("La Paz", "på La Paz"), ("Den Haag", "vi är i Den Haag"), ("Vara", "det måste vara Vara"),
      ("Vara", "Vara tror jag"), ("Jamaica", "jag gissar på Jamaica"),
      ("The Valley", "till The Valley"), ("Salah", "Salah"),
    ])
  func namesLikeLeadIns(target: String, answer: String) {
    #expect([.exact, .alias].contains(reason(target, answer)))
  }

  @Test(
    "AN5 AN6 J3 who denies a name, tells of another, or says nothing has not named it",
    arguments: [
      "inte Lissabon", "ej Lissabon", "jag tror ej Lissabon", "det är inte Lissabon", "no Lissabon",
      "jag tror inte det är Lissabon", "Lissabon nej", "not Lissabon", "nära Lissabon",
      "Åre! Lissabon!", "vi tror Porto", "Porto tror jag", "vi tror Lissabon Porto",
      "det är Portugal", "jag tror",
      "det är det", "Lissabon eller Porto tror jag", "söder om Lissabon", "är det inte Lissabon?",
    ])
  func others(answer: String) {
    let judgement = Judge.destination(answer, DestinationTarget(name: "Lissabon"), gazetteer: world)
    #expect(!judgement.isCorrect)
  }

  @Test("J3 AN8 nothing but lead-ins is read as quickly as any other answer")
  func endless() {
    let answer = String(repeating: "i ", count: 95) + "Bergen"
    let took = ContinuousClock().measure {
      for _ in 0..<20 { #expect(reason("Bergen", answer) == .reject) }
    }
    #expect(took < .seconds(2))
  }
}
