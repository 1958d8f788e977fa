import Testing
import TriptoAnswers

@Suite struct FollowupTests {
  private let years = ["1869", "1889", "1909", "1929"]

  @Test("AN7 a choice is right when it folds to the correct option")
  func choice() {
    #expect(Judge.followup("1889", correct: "1889", options: years))
    #expect(!Judge.followup("1888", correct: "1889", options: years))
    #expect(
      Judge.followup("gyllene hornet", correct: "Gyllene Hornet", options: ["Gyllene Hornet"]))
  }

  @Test("AN7 aliases do not count where there are options")
  func aliasesWithOptions() {
    #expect(!Judge.followup("1869", correct: "1889", aliases: ["1869"], options: years))
  }

  @Test(
    "AN7 an open answer is right when it folds to the answer or an alias, without tolerance",
    arguments: [
      ("Galatatornet", true), ("GALATA TOWER", true), ("galata-tower", true), ("Galata", true),
      ("Galatatornett", false), ("Galta", false), ("", false), ("?", false), ("🗼", false),
    ])
  func open(answer: String, isCorrect: Bool) {
    let aliases = ["galata", "galata tower"]
    #expect(Judge.followup(answer, correct: "Galatatornet", aliases: aliases) == isCorrect)
  }

  @Test(
    "AN7 numbers are equal or not",
    arguments: [("5", true), ("5.", true), ("6", false), ("55", false)])
  func numbers(answer: String, isCorrect: Bool) {
    #expect(Judge.followup(answer, correct: "5") == isCorrect)
  }
}
