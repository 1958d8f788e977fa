import Foundation
@_spi(Testing) import SwiftUI
import TriptoClient
import TriptoDesign
import TriptoHostScreens
import TriptoWire

@_spi(Testing) @testable import Drawing

// The sheet before a code is typed, and what comes after it.
extension LaunchWalk {
  func empty(_ see: Eyes) {
    see.at(Seed002.test2, 4, 5)
    see.has("join-sheet")
    see.at(Seed002.test2, 5)
    see.shows(.codeSheet)
    for words in ["Skriv spelkoden", "Avbryt", "Gå med"] { see.says(words) }
    see.has("code-dots")
    see.that(
      see.app.launch.sheet?.entry.circles == [nil, nil, nil, nil, nil, nil], "circles are filled")
    see.control("join-send", isOn: false)
    see.at(Seed002.joinSheet, 1)
    see.shows(.codeSheet, in: .accentMint)
    see.at(Seed002.joinSheet, 5)
    see.control("sheet-close")
    see.at(Seed002.launchView, 4)
    see.has("join-sheet")
    see.that(see.stage.window.presented.count == 1, "no sheet")
    see.at(Seed002.haptics, 1)
    see.that(see.stage.hand.felt == [.light], "felt \(see.stage.hand.felt)")
    see.at(Seed002.onPurpose, 3)
    see.says("Skriv spelkoden")
    see.saysNot("Ange join-kod")
  }

  func joined(_ see: Eyes, _ code: String) {
    see.at(Seed002.test2, 13)
    see.hasNot("join-sheet")
    see.has("phase.LOBBY")
    see.at(Seed002.test2, 14)
    see.has("qr")
    for words in [code, "Ada", "Spelare (1)"] { see.says(words) }
    see.control("start-button")
    // NB: without the evening's questions the words are those of the seed.
    see.says("Starta spelet")
    see.at(Seed002.haptics, 4)
    see.that(see.stage.hand.taken() == [.success], "felt otherwise")
    see.at(Seed002.criteria, 4)
    let paths = see.stage.transport.calls.map { "\($0.method) \($0.path) \($0.status)" }
    see.that(paths.first == "GET /v1/sessions/by-code/\(code) 200", "\(paths)")
    see.that(
      paths.count == 2 && paths[1].hasPrefix("POST") && paths[1].hasSuffix("/join 200"), "\(paths)")
    see.at(Seed002.optional, 2)
    see.control("new-game")
  }
}
