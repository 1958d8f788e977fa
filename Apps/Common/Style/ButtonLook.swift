import Foundation
import SwiftUI
import TriptoDesign

/// What a button looks like, by what it is for (UI.md §1.2, §8). Sizes are pt.
struct ButtonLook: Equatable {
  var style = TypeStyle.buttonPrimary
  /// nil: the ground below is seen.
  var fill: Colour?
  var ink = Colour.textPrimary
  var edge: Colour?
  /// At least so high.
  var height = 52.0
  /// As wide as there is room.
  var isWide = true
  var alignment = Alignment.center
  /// On both sides of the words.
  var margin = Measure.space2

  /// The one thing that somebody may want to press.
  static let primary = ButtonLook(fill: .accentOrange, ink: .bgBase)
  /// *Starta* (UI-H15).
  static let go = ButtonLook(fill: .successGreen, ink: .bgBase)
  static let secondary = ButtonLook(fill: .bgRaised, edge: .lineStrong)
  /// What cannot be undone.
  static let danger = ButtonLook(fill: .bgRaised, ink: .errorRedBright, edge: .errorRed)
  /// Beside or below something that it is about.
  static let small = ButtonLook(
    style: .body, fill: .bgRaised, edge: .lineStrong, height: 44, isWide: false)
  /// One of a few pages beside each other.
  static let tab = ButtonLook(
    style: .body, fill: .bgRaised, edge: .lineStrong, height: 44, isWide: false,
    margin: Measure.space1)
  /// Words alone.
  static let text = ButtonLook(style: .body, ink: .textSecondary, height: 44, isWide: false)
  /// A line of a list, to press as a whole.
  static let row = ButtonLook(
    style: .body, fill: .bgRaised, edge: .line, height: 56, alignment: .leading)
  /// One of a few answers beside each other.
  static let answer = ButtonLook(
    style: .body, fill: .bgRaised, edge: .lineStrong, height: 56, alignment: .leading,
    margin: Measure.space1)
}

/// The buttons of the app: pressed they are a little smaller, disabled they are gray (UI.md §1.3).
struct TriptoButtonStyle: ButtonStyle {
  let look: ButtonLook

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .buttonLook(look)
      .pressed(configuration.isPressed, scale: Motion.pressScale)
  }
}

extension ButtonStyle where Self == TriptoButtonStyle {
  static var triptoPrimary: TriptoButtonStyle { TriptoButtonStyle(look: .primary) }
  static var triptoGo: TriptoButtonStyle { TriptoButtonStyle(look: .go) }
  static var triptoSecondary: TriptoButtonStyle { TriptoButtonStyle(look: .secondary) }
  static var triptoDanger: TriptoButtonStyle { TriptoButtonStyle(look: .danger) }
  static var triptoSmall: TriptoButtonStyle { TriptoButtonStyle(look: .small) }
  static var triptoTab: TriptoButtonStyle { TriptoButtonStyle(look: .tab) }
  static var triptoText: TriptoButtonStyle { TriptoButtonStyle(look: .text) }
  static var triptoAnswer: TriptoButtonStyle { TriptoButtonStyle(look: .answer) }
  static var triptoRow: TriptoButtonStyle { TriptoButtonStyle(look: .row) }
}
