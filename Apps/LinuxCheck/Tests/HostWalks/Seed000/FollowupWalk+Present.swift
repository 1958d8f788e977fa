import Foundation
import TriptoDesign

@_spi(Testing) @testable import Drawing

// The first question as it comes.
extension FollowupWalk {
  func present(_ see: Eyes) {
    let options = ["Abbasiderna", "Ayyubiderna", "Fatimiderna", "Mamluckerna"]
    see.at(Seed000.test1, 1)
    see.has("phase.FOLLOWUP_QUESTION")
    see.says("Följdfråga")
    see.at(Seed000.test1, 2)
    see.says("Fråga 1 / 2")
    see.at(Seed000.test1, 3)
    see.says("RÄTT SVAR (hemligt)", in: .successGreen)
    see.that(see.text(Self.right)?.isBold == true, "the answer is bold")
    see.says(Self.right, in: .successGreen)
    see.says("0/2 svarat")
    see.at(Seed000.test1, 4)
    see.says("Fråga", in: .textSecondary)
    see.says("Vilken dynasti grundade denna stad år 969?")
    see.at(Seed000.test1, 5)
    for option in options { see.says(option) }
    see.at(Seed000.test2, 1)
    let pills = options.compactMap { option in see.picture.texts.last { $0.text == option } }
    see.that(Set(pills.map { $0.frame.midY.rounded() }).count == 1, "the pills are in one row")
    see.at(Seed000.test2, 2)
    see.that(
      !see.picture.controls.contains { control in
        pills.contains { control.frame.intersects($0.frame) && control.kind == .button }
      }, "a pill can be pressed")
    see.at(Seed000.test1, 6)
    bar(see, .accentBlue)
    see.at(Seed002.followup, 3)
    bar(see, .accentBlue)
    see.at(Seed000.events, 1)
    see.that(see.stage.gate.passed.contains("FOLLOWUP_QUESTION_PRESENT"), "no event")
    for name in ["correct-answer", "question-text", "timer"] { see.has(name) }
    see.at(Seed000.onPurpose, 1)
    see.saysNot("Question")
    see.says("Fråga 1 / 2")
    see.at(Seed000.onPurpose, 2)
    see.control("pause")
    see.that(see.app.play.bar?.primary == nil, "there is a next button")
    see.at(Seed000.projection, 1)
    see.says(Self.right)
  }
}
