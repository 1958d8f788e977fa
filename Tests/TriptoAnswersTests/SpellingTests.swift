import Testing

@testable import TriptoAnswers

@Suite struct SpellingTests {
  @Test(
    "AN1 J2 the keys of a name, the plain one first",
    arguments: [
      ("Bergen", ["bergen"]), ("New York", ["newyork"]), ("Malmö", ["malmo", "malmoe"]),
      ("Århus", ["arhus", "aarhus"]), ("Zürich", ["zurich", "zuerich"]),
      ("St. Louis", ["stlouis", "saintlouis"]),
      ("Trinidad och Tobago", ["trinidadochtobago", "trinidadtobago"]),
      ("Tripoli (Libye)", ["tripolilibye", "tripoli"]),
      ("Kreis (Kreis 10)", ["kreiskreis10"]),
      (
        "Sankt Pölten",
        [
          "sanktpolten", "saintpolten", "sanktpoelten", "saintpoelten",
        ]
      ), ("?", []),
    ])
  func keys(name: String, keys: [String]) {
    #expect(Spelling.keys(name) == keys)
  }

  @Test(
    "AN1 J2 Cyrillic and Greek letters in Latin ones",
    arguments: [
      ("москва", "moskva"), ("санкт петербург", "sankt peterburg"), ("київ", "kiiv"),
      ("берген", "bergen"), ("αθηνα", "athina"), ("παρισι", "parisi"), ("λονδινο", "londino"),
      ("лондон", "london"), ("montana", nil), ("東京", nil), ("монтана", "montana"),
    ])
  func latin(key: String, latin: String?) {
    #expect(Transliteration.latin(Fold.key(key)) == latin)
  }

  @Test("AN2 J2 a name in Cyrillic letters is read although no list has it")
  func cyrillicAnswer() {
    let target = DestinationTarget(name: "Lindesnes")
    #expect(Judge.destination("Линдеснес", target).isCorrect)
    #expect(Judge.destination("Линдеснас", target).reason == .spelling)
    #expect(!Judge.destination("Осло", target).isCorrect)
  }
}
