/// What a player must know to answer.
package struct Sheet {
  package let name: String
  package let clues: [String]
  package let answers: [String]

  /// - Parameter language: `sv` or `en`.
  package init(_ pack: TestPack, _ language: String) {
    let isEnglish = language == "en"
    name = isEnglish ? pack.name.en : pack.name.sv
    clues = [10, 8, 6, 4, 2].map { pack.clue($0, english: isEnglish) }
    answers = [pack.options[0], pack.openAnswer]
  }
}
