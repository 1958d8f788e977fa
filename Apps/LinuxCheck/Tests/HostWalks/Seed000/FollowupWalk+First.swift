import Foundation
import TriptoDesign

@_spi(Testing) @testable import Drawing

// The first question: asked, answered, closed, judged.
extension FollowupWalk {
  func firstQuestion(_ stage: Stage) async throws {
    watched = stage
    ledger.look(stage) { self.present($0) }
    let seconds = stage.app.play.timer.left?.seconds ?? 0
    try await stage.until("a tick") { ($0.play.timer.left?.seconds ?? 99) < seconds }
    ledger.look(stage) { see in
      see.at(Seed000.test1, 6)
      see.says("\(seconds - 1) sek", in: .accentBlueBright)
    }
    try await guests[0].answerQuestion(Self.right)
    try await guests[1].answerQuestion(Self.wrong)
    try await stage.until("two answers") { $0.play.question?.answersTitle == "2/2 svarat" }
    stage.gate.shut(before: "FOLLOWUP_RESULTS")
    try await stage.until("the last fifth") { $0.play.timer.left?.isLow == true }
    ledger.look(stage) { self.red($0) }
    try await stage.until("the lock") { $0.play.question?.words.isEmpty == false }
    ledger.look(stage) { self.locked($0) }
    stage.gate.open(until: "FOLLOWUP_QUESTION_PRESENT", "currentQuestionIndex\":1")
    try await stage.until("the results") { $0.play.question?.judged != nil }
    ledger.look(stage) { self.judged($0) }
    stage.gate.open()
  }

  private func red(_ see: Eyes) {
    let left = see.app.play.timer.left
    see.at(Seed000.test3, 1)
    see.that((left?.share ?? 1) <= 0.2, "\(left?.share ?? 1) is left")
    bar(see, .errorRed)
    see.at(Seed002.followup, 3)
    bar(see, .errorRed)
    see.at(Seed000.test3, 2)
    see.says(left?.text ?? "", in: .errorRedBright)
  }

  private func locked(_ see: Eyes) {
    see.at(Seed000.test4, 1)
    see.says("Svar (2)")
    for words in ["Ada", "Bo", "“\(Self.right)”", "“\(Self.wrong)”"] {
      see.says(quoted(words, see))
    }
    see.at(Seed000.events, 2)
    see.that(see.stage.gate.passed.contains("FOLLOWUP_ANSWERS_LOCKED"), "no event")
    see.that(!see.stage.gate.passed.contains("FOLLOWUP_RESULTS"), "the results have come")
    see.has("answer-words")
    see.at(Seed000.projection, 2)
    see.has("answer-words")
  }

  private func judged(_ see: Eyes) {
    see.at(Seed000.test5, 1)
    see.saysNot("Svar (2)")
    see.says("Resultat")
    see.hasNot("answer-words")
    see.at(Seed000.test5, 2)
    see.says("Rätt svar: \(Self.right)", in: .successGreen)
    see.at(Seed000.test5, 3)
    see.shows(.correct, in: .successGreen)
    see.shows(.wrong, in: .errorRed)
    let rows = see.app.play.question?.judged?.rows ?? []
    see.that(rows.map(\.name) == ["Ada", "Bo"], "rows \(rows.map(\.name))")
    for row in rows { see.says(row.points) }
    see.that(rows.first?.points.hasPrefix("+") == true, "Ada got \(rows.first?.points ?? "")")
    see.at(Seed000.events, 3)
    see.that(see.stage.gate.passed.contains("FOLLOWUP_RESULTS"), "no event")
    see.has("answer-row")
  }

  /// The time's bar begins at the timer's leading edge.
  func bar(_ see: Eyes, _ colour: Colour) {
    guard let frame = see.picture.regions["timer"] else { return see.that(false, "no timer") }
    let paint = see.picture.colour(at: CGPoint(x: frame.minX + 8, y: frame.minY + 6))
    see.that(Eyes.equal(paint, colour), "the bar is \(paint), not \(colour.hex)")
  }

  private func quoted(_ words: String, _ see: Eyes) -> String {
    words.hasPrefix("“")
      ? see.app.messages.common.quoted(text: String(words.dropFirst().dropLast())) : words
  }
}
