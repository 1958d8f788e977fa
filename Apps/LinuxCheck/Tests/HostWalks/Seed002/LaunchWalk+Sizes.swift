import Foundation
@_spi(Testing) import SwiftUI
import TriptoDesign
import TriptoHostScreens

@_spi(Testing) @testable import Drawing

// Large text, and a new game.
extension LaunchWalk {
  /// The game's busiest screen, and the launch screen, at the largest size.
  func largeText(_ stage: Stage) {
    let sizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility5]
    for stage in [stage, Stage([:])] {
      var last = 0.0
      for size in sizes {
        ledger.look(stage, size) { see in
          let text = stage.app.screen == .launch ? "Skapa nytt spel" : "Nästa ledtråd"
          let points = see.text(text)?.size ?? 0
          see.at(Seed002.largeText, 1, 2, 3, 4)
          see.that(points > last, "\(text) is \(points), it was \(last)")
          see.at(Seed002.largeText, 5)
          see.isWhole()
          last = points
        }
      }
    }
    ledger.look(stage) { see in
      see.at(Seed002.colours, 2)
      guard let frame = see.picture.regions["secret-name"] else {
        return see.that(false, "no card")
      }
      let paint = see.picture.colour(at: CGPoint(x: frame.minX - 6, y: frame.midY))
      see.that(Eyes.equal(paint, .bgCard), "the card is \(paint)")
    }
  }

  /// *Nytt spel* makes another session.
  func anew(_ stage: Stage, _ code: String) async throws {
    try stage.press("new-game")
    try stage.press("Nytt spel")
    try await stage.until("another code") {
      $0.screen == .lobby && $0.lobby.ticket?.code != code && !$0.commands.isOff
    }
    ledger.look(stage) { see in
      see.at(Seed002.optional, 2)
      see.has("phase.LOBBY")
      see.says("Spelare (0)")
      see.saysNot(code)
    }
  }
}
