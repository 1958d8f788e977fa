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
    "AN7 an open answer is right when it folds to the answer or an alias, or is one but for a slip",
    arguments: [
      ("Galatatornet", true), ("GALATA TOWER", true), ("galata-tower", true), ("Galata", true),
      ("Galatatornett", true), ("Galatasaray", false), ("", false), ("?", false), ("🗼", false),
    ])
  func open(answer: String, isCorrect: Bool) {
    let aliases = ["galata", "galata tower"]
    #expect(Judge.followup(answer, correct: "Galatatornet", aliases: aliases) == isCorrect)
  }

  @Test(
    "AN7 numbers are equal by value, in digits or words",
    arguments: [
      ("5", "5", true), ("5.", "5", true), ("6", "5", false), ("55", "5", false),
      ("fem", "5", true), ("five", "5", true), ("5", "fem", true), ("5 st", "fem", true),
      ("nitton", "19", true), ("nineteen", "19", true), ("nitton", "90", false),
      ("tjugoett", "21", true), ("twenty-one", "21", true), ("tjugo två", "22", true),
      ("hundra", "100", true), ("etthundra tjugo", "120", true), ("1 200", "1200", true),
      ("1.200", "1 200", true), ("1,200", "1200", true), ("12,5", "12.50", true),
      ("12,5", "125", false), ("tolvhundra", "1200", true), ("två miljoner", "2 000 000", true),
      ("two hundred and five", "205", true), ("-3", "3", false), ("007", "7", true),
      ("ca 40", "40", true), ("fem sex", "11", false), ("5 eller 6", "5", false),
      ("femton hundar", "15", false),
    ])
  func numbers(answer: String, correct: String, isCorrect: Bool) {
    #expect(Judge.followup(answer, correct: correct) == isCorrect)
  }

  @Test(
    "AN7 an open question takes a year by value, in words or after år; other numbers are refused",
    arguments: [
      ("1889", true), ("år 1889", true), ("adertonhundraåttionio", true),
      ("artonhundra åttionio", true), ("eighteen eighty-nine", true), ("in 1889", true),
      ("1888", false), ("89", false), ("ettusenåttahundraåttionio", true),
      ("jag tror det är 1889", true), ("1889 var det", true),
      ("det är väl nog 1888", false), ("inte 1889", false), ("1889 eller 1890", false),
      ("it was 1889 i guess", true),
    ])
  func years(answer: String, isCorrect: Bool) {
    #expect(Judge.followup(answer, correct: "1889") == isCorrect)
  }

  @Test(
    "AN7 names are compared as places are, whatever is said around them",
    arguments: [
      ("Det är Håkon Håkonsson", "Håkon Håkonsson", true),
      ("haakon haakonsson", "Håkon Håkonsson", true),
      ("Sankt Olof", "St Olof", true), ("Достоевский", "Dostoevskii", true),
      ("Gilbert and Sullivan", "Gilbert och Sullivan", true), ("Haakon", "Håkan", false),
    ])
  func names(answer: String, correct: String, isCorrect: Bool) {
    #expect(Judge.followup(answer, correct: correct) == isCorrect)
  }

  @Test("AN7 the reason tells name, alias, nothing and wrong apart")
  func reasons() {
    let judge = { Judge.followupJudgement($0, correct: "Galatatornet", aliases: ["galata"]).reason }
    #expect(judge("galatatornet") == .exact)
    #expect(judge("Galata") == .alias)
    #expect(judge("?!") == .empty)
    #expect(judge("Maidens torn") == .reject)
    #expect(judge(String(repeating: "a", count: 201)) == .reject)
  }

  @Test("AN7 a choice spelt as a number is not another choice")
  func numberedChoices() {
    let options = ["5", "fem hundra", "15", "50"]
    #expect(Judge.followup("fem", correct: "5", options: options))
    #expect(!Judge.followup("500", correct: "5", options: options))
    #expect(!Judge.followup("fem hundra", correct: "5", options: options))
  }

  @Test(
    "AN7 no text makes a number too large or too slow to read",
    arguments: [
      String(repeating: "hundra ", count: 28), String(repeating: "tusen ", count: 33),
      String(repeating: "sextio", count: 33), String(repeating: "femtio", count: 32) + "x",
      String(repeating: "nittio", count: 13) + "x", "hundra hundra", "tusen tusen",
      "miljon miljard",
    ])
  func hostileNumbers(answer: String) {
    #expect(!Judge.followup(answer, correct: "1984"))
    #expect(!Judge.followup("1984", correct: answer))
  }

  @Test(
    "AN7 numbers count by value, in the digits of any script and with words for zeros",
    arguments: [
      ("１９８４", "1984"), ("٣", "3"), ("2 miljoner", "2000000"), ("2000000", "2 miljoner"),
      ("2,5 miljoner", "2500000"), ("3 hundred", "300"), ("tolv hundra", "1200"),
      ("två miljoner trehundra tusen", "2300000"),
    ])
  func numberForms(answer: String, correct: String) {
    #expect(Judge.followup(answer, correct: correct))
  }
}
