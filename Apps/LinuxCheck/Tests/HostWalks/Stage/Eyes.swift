import Foundation
@_spi(Testing) import SwiftUI
import TriptoDesign
import TriptoHostScreens

@_spi(Testing) @testable import Drawing
@testable import HostApp

/// Looks at one picture, and writes down what is missing at which step.
@MainActor
final class Eyes {
  let picture: Picture
  let stage: Stage
  private let ledger: Ledger
  private var steps: [Step] = []

  init(_ stage: Stage, _ picture: Picture, _ ledger: Ledger) {
    (self.stage, self.picture, self.ledger) = (stage, picture, ledger)
  }

  var app: TriptoHostScreens.HostApp { stage.app }

  /// What follows is said of these steps.
  func at(_ section: Section, _ numbers: Int...) {
    steps = numbers.map { section.steps[$0 - 1] }
  }

  func that(_ isSo: Bool, _ what: @autoclosure () -> String) {
    ledger.note(steps, isSo ? nil : "\(what())\n  at \(app.identifier): \(seen)")
  }

  private var seen: String { picture.texts.map(\.text).joined(separator: " | ") }

  // MARK: texts

  func text(_ words: String) -> DrawnText? { picture.texts.first { $0.text == words } }

  /// Exactly these words are drawn, in that colour where one is named.
  func says(_ words: String, in colour: Colour? = nil) {
    let all = picture.texts.filter { $0.text == words && !$0.isCovered }
    that(!all.isEmpty, "nothing says “\(words)”")
    guard let colour, !all.isEmpty else { return }
    that(
      all.contains { $0.ink.contains { Self.equal($0, colour) } }, "“\(words)” is not \(colour.hex)"
    )
  }

  func saysNot(_ words: String) {
    that(!picture.texts.contains { $0.text == words }, "something says “\(words)”")
  }

  func contains(_ words: String) {
    that(picture.texts.contains { $0.text.contains(words) }, "nothing contains “\(words)”")
  }

  func containsNot(_ words: String) {
    that(!picture.texts.contains { $0.text.contains(words) }, "something contains “\(words)”")
  }

  // MARK: symbols, places, controls

  func shows(_ symbol: Symbol, in colour: Colour? = nil) {
    let inks = inks(of: symbol)
    that(!inks.isEmpty, "no symbol \(symbol.rawValue)")
    guard let colour, !inks.isEmpty else { return }
    that(
      inks.contains { Self.equal($0, colour) }, "\(symbol.rawValue) is not \(colour.hex): \(inks)")
  }

  func has(_ identifier: String) {
    that(picture.regions[identifier] != nil, "nothing is called \(identifier)")
  }

  func hasNot(_ identifier: String) {
    that(picture.regions[identifier] == nil, "something is called \(identifier)")
  }

  func control(_ name: String, isOn: Bool = true) {
    guard let control = picture.control(name) else { return that(false, "no control \(name)") }
    that(control.isEnabled == isOn, "\(name) is \(control.isEnabled ? "on" : "off")")
  }

  /// The ground of what has this identifier, just inside its leading edge.
  func fill(_ identifier: String, _ colour: Colour) {
    let frame = picture.control(identifier)?.frame ?? picture.regions[identifier]
    guard let frame else { return that(false, "nothing is called \(identifier)") }
    let point = CGPoint(x: frame.minX + 4, y: frame.midY)
    that(
      Self.equal(picture.colour(at: point), colour),
      "\(identifier) is \(picture.colour(at: point)), not \(colour.hex)")
  }

  static func equal(_ paint: RGBA, _ colour: Colour) -> Bool {
    zip(
      [paint.red, paint.green, paint.blue],
      [colour.red, colour.green, colour.blue]
    ).allSatisfy { abs($0 * 255 - Double($1)) < 1 }
  }
}
