import Foundation
@_spi(Testing) import SwiftUI
import TriptoDesign
import TriptoHostScreens

@_spi(Testing) @testable import Drawing

// Colours, letters, sizes, dark and large text.
extension LaunchWalk {
  func style() throws {
    let stage = Stage([:])
    try tokens(stage)
    ledger.look(stage) { see in
      letters(see)
      see.at(Seed002.colours, 1)
      ground(see)
      see.at(Seed002.colours, 3)
      see.fill("create-button", .accentOrange)
      see.at(Seed002.polish, 6)
      see.fill("create-button", .accentOrange)
      see.fill("join-open", .bgRaised)
      see.at(Seed002.icons, 1)
      for name in ["create-button", "join-open"] { see.icon(in: name) }
      see.at(Seed002.criteria, 7)
      see.isWhole()
    }
    ledger.look(stage, on: .tablet) { see in
      see.at(Seed002.criteria, 7)
      see.isWhole()
      see.has("wordmark")
    }
    dark()
  }

  /// The palette of the pages is the app's.
  private func tokens(_ stage: Stage) throws {
    let file = TriptoServer.repository.appending(path: "Web/src/styles/tokens.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let palette = json?["palette"] as? [String: String] ?? [:]
    let known: [String: Colour] = [
      "bgBase": .bgBase, "bgCard": .bgCard, "bgRaised": .bgRaised, "accentBlue": .accentBlue,
      "accentBlueBright": .accentBlueBright, "accentOrange": .accentOrange,
      "successGreen": .successGreen, "errorRed": .errorRed, "errorRedBright": .errorRedBright,
      "warnAmber": .warnAmber,
    ]
    ledger.look(stage) { see in
      see.at(Seed002.design, 1)
      for (name, colour) in known {
        see.that(
          palette[name] == colour.hex,
          "\(name) is \(colour.hex), on the pages \(palette[name] ?? "none")")
      }
      see.at(Seed002.design, 3)
      let create = see.picture.control("create-button")?.frame ?? .zero
      see.that(create.height == 52, "buttons are \(create.height) high")
      see.that(create.minX == Measure.space3, "the margin is \(create.minX)")
      see.that(Measure.radiusMedium == 16, "the radius is \(Measure.radiusMedium)")
    }
  }

  private func letters(_ see: Eyes) {
    let (title, body, button) = (
      see.text("tripto"), see.text("Big world. Small couch."), see.text("Skapa nytt spel")
    )
    see.at(Seed002.type, 1)
    see.that(title?.size == 34 && title?.isBold == true, "the title is \(title?.size ?? 0)")
    see.that(TypeStyle.gameShowHeading.host.design == .rounded, "titles are not rounded")
    see.at(Seed002.type, 2)
    see.that(body?.size == 17 && body?.isBold == false, "body is \(body?.size ?? 0)")
    see.at(Seed002.type, 3)
    see.that(button?.size == 17 && button?.isBold == true, "buttons are \(button?.size ?? 0)")
    see.that(TypeStyle.buttonPrimary.host.design == .rounded, "buttons are not rounded")
    see.at(Seed002.design, 2)
    see.that([title?.size, body?.size, button?.size] == [34, 17, 17], "sizes differ")
  }

  private func dark() {
    for scheme in [ColorScheme.dark, .light] {
      ledger.look(Stage([:], scheme: scheme)) { see in
        see.at(Seed002.dark, 1, 2, 3, 4)
        ground(see)
        see.says("Skapa nytt spel", in: .bgBase)
        see.says("Big world. Small couch.", in: .textSecondary)
        see.at(Seed002.polish, 7)
        ground(see)
        see.at(Seed002.criteria, 8)
        ground(see)
      }
    }
  }
}
