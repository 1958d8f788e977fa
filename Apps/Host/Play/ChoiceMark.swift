import Foundation
import SwiftUI
import TriptoDesign

/// What stands for a choice beside its words (UI.md §1.1).
struct ChoiceMark {
  let shape: String
  let colour: Colour

  static let all = [
    ChoiceMark(shape: "circle.fill", colour: .choiceA),
    ChoiceMark(shape: "triangle.fill", colour: .choiceB),
    ChoiceMark(shape: "square.fill", colour: .choiceC),
    ChoiceMark(shape: "diamond.fill", colour: .choiceD),
  ]
}
