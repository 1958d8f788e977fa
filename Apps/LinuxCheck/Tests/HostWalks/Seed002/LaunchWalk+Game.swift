import Foundation
import TriptoDesign
import TriptoHostScreens

@_spi(Testing) @testable import Drawing

// The lobby with somebody in it, and a clue.
extension LaunchWalk {
  func boarded(_ see: Eyes) {
    see.at(Seed002.test1, 7, 8)
    for words in ["Ada", "Spelare (1)"] { see.says(words) }
    see.has("player-row")
    see.at(Seed002.test1, 8)
    see.moves("player-row")
    see.at(Seed002.animations, 1)
    see.moves("player-row")
    see.at(Seed002.animations, 3)
    see.springs("Spelare (1)")
    see.at(Seed002.polish, 4)
    see.moves("player-row")
    see.at(Seed002.test1, 9)
    see.control("start-button")
    see.fill("start-button", .successGreen)
    see.at(Seed002.colours, 4)
    see.fill("start-button", .successGreen)
    see.at(Seed002.lobby, 3)
    for words in ["Ada", "Ansluten"] { see.says(words) }
    see.at(Seed002.lobby, 4)
    see.icon(in: "start-button")
    see.shows(.start)
    see.at(Seed002.responsive, 3)
    see.that(see.picture.scrollers.contains { $0.scrollsDown }, "the lobby does not scroll")
    see.at(Seed002.icons, 1)
    for name in ["start-button", "share-code", "lobby-lock"] { see.icon(in: name) }
  }

  func clue(_ see: Eyes) {
    see.at(Seed002.test1, 10)
    see.that(see.stage.gate.said.count { $0 == "HOST_START_GAME" } == 1, "not said once")
    see.at(Seed002.test1, 11)
    see.has("phase.CLUE_LEVEL")
    see.that(see.stage.hand.felt == [.heavy], "felt \(see.stage.hand.felt)")
    see.at(Seed002.haptics, 3)
    see.that(see.stage.hand.felt == [.heavy], "felt \(see.stage.hand.felt)")
    see.at(Seed002.polish, 2)
    see.that(see.stage.hand.felt == [.heavy], "felt \(see.stage.hand.felt)")
    see.at(Seed002.game, 1)
    for symbol in [Symbol.secret, .clue, .locked] { see.shows(symbol) }
    see.at(Seed002.game, 2)
    see.says("Resmålet (hemligt)", in: .warnAmber)
    see.says("Aktuell ledtråd", in: .textSecondary)
    see.at(Seed002.game, 3)
    see.says("Ledtråd")
    see.shows(.connected, in: .successGreen)
    see.at(Seed002.icons, 2)
    see.shows(.connected)
    see.at(Seed002.game, 4)
    see.says("Nästa ledtråd")
    see.icon(in: "next-clue")
    see.at(Seed002.icons, 1)
    for name in ["next-clue", "pause"] { see.icon(in: name) }
    see.at(Seed002.icons, 3)
    for symbol in [Symbol.secret, .clue, .locked] { see.shows(symbol) }
    see.at(Seed002.responsive, 3)
    see.that(see.picture.scrollers.contains { $0.scrollsDown }, "the game does not scroll")
    see.at(Seed002.polish, 1)
    see.that(see.picture.symbols.count >= 5, "\(see.picture.symbols.count) symbols")
    see.at(Seed002.criteria, 6)
    see.that(!see.picture.symbols.isEmpty && !see.stage.hand.felt.isEmpty, "no symbols, no haptics")
    see.at(Seed002.polish, 9)
    let sizes = ["Kairo", "Ledtråd", "Bara du ser det här"].compactMap { see.text($0)?.size }
    see.that(sizes == sizes.sorted(by: >) && Set(sizes).count == sizes.count, "sizes \(sizes)")
  }
}
