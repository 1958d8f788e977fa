import Testing
import TriptoAnswers
import TriptoContent
import TriptoKernel
import TriptoTestPacks

@Suite struct LocalizedTests {
  @Test("EX25 a pack in English, with Swedish where English is missing")
  func english() throws {
    let english = try Fixture.pack2.pack().localized(.en)
    #expect(english.country == "Italy")
    #expect(english.clues.map(\.level) == [10, 8, 6, 4, 2])
    #expect(
      english.clues.last?.text
        == "The home of Romeo and Juliet, says Shakespeare, and the balcony is there for those who "
        + "want to believe it.")
    #expect(english.followups.first?.options == ["Arno", "Piave", "Tiber", "Adige"])
    #expect(english.followups.first?.correctAnswer == "Adige")
    #expect(english.followups.first?.explanation == "Etsch är det tyska namnet.")
    #expect(english.followups.last?.correctAnswer == "Nino Rota")
    #expect(english.banter.map(\.text) == ["Nearly there."])
    let swedishOnly = try Fixture.storedV1.pack()
    #expect(swedishOnly.localized(.en).clues == swedishOnly.localized(.sv).clues)
  }

  @Test("EX25 a pack in a language that packs lack is the English one")
  func norwegian() throws {
    for fixture in [Fixture.pack2, .storedV1] {
      let pack = try fixture.pack()
      #expect(pack.localized(.nb).clues == pack.localized(.en).clues)
      #expect(pack.localized(.nb).name == pack.localized(.en).name)
    }
  }

  @Test("AN2 the name in the other language is an alias in either")
  func aliases() throws {
    let pack = try Fixture.roundPackage.pack()
    #expect(pack.localized(.sv).name == "Köpenhamn")
    #expect(pack.localized(.sv).aliases == ["Copenhagen", "københavn"])
    #expect(pack.localized(.en).name == "Copenhagen")
    #expect(pack.localized(.en).aliases == ["Köpenhamn", "københavn"])
    for answer in ["köpenhamn", "Copenhagen", "København"] {
      #expect(Judge.destination(answer, pack.target).verdict == .exact)
    }
  }

  @Test("AN7 an open question takes the answer in both languages")
  func openAnswers() throws {
    let data = try Fixture.pack2.changed("followups.1.correctAnswerEn", to: .string("Rota, Nino"))
    let pack = try Pack.parse(data).pack
    #expect(pack.localized(.sv).followups.last?.aliases == ["Rota, Nino", "rota"])
    #expect(pack.localized(.en).followups.last?.aliases == ["Nino Rota", "rota"])
  }

  @Test("AN6 the target knows the country in both languages and the confusable places")
  func target() throws {
    let target = try Fixture.pack2.pack().target
    #expect(Judge.destination("Italy", target).verdict == .wrong)
    #expect(Judge.destination("Italien", target).verdict == .wrong)
    #expect(Judge.destination("Varna", target).verdict == .otherPlace)
  }
}
