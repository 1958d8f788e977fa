@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoKernel
import TriptoTestWorld

@testable import TVApp

/// The same state gives the same words on both TVs, phase by phase (`Web/tests/recorded/texts.mjs`).
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct SameWordsTests {
  struct Page: Decodable, Sendable, CustomTestStringConvertible {
    let name, phase: String
    /// What stands in the golden state otherwise.
    let change: [String: JSONValue]
    let texts: [String]

    /// Of an evening, by what it shows.
    var testDescription: String {
      if change.isEmpty { return phase }
      let stage = if case .string(let stage)? = change["finale"]?["stage"] { stage } else { "" }
      let rules = change["rules"] == nil ? "" : "rules"
      let between = change["destinationIndex"] == nil ? "" : "between"
      return ["evening", phase, stage, rules, between].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  nonisolated static let pages = Result { try Recorded.read("texts", as: [Page].self) }

  /// What stands in the page's markup and not on the app's screen, by phase: a remote has a key for the captions (UI-T25);
  /// the spelled code is read aloud; the tagline is the first screen's in the app; the brake's banner waits unseen with
  /// its clock; what is said before a name, and a clock that has run out, are gone by then.
  private static let aside: [String: Set<String>] = [
    "LOBBY": ["Undertexter: konduktören", "K 7 T M 4 P", "Big world. Small couch."],
    "CLUE_LEVEL": ["Alva bromsade!", "–"],
    "PAUSED_FOR_BRAKE": ["Alva bromsade!", "–"],
    "REVEAL_DESTINATION": ["Resmålet är …"],
    "evening REVEAL_DESTINATION": ["Resmålet är …"],
    "SCOREBOARD": ["0 sek"],
    // NB: names wait unseen for a brake, and its banner hides the header's middle and clock.
    "evening CLUE_LEVEL": ["Alva Bo bromsade!", "Alva Bo"],
    "evening PAUSED_FOR_BRAKE": ["0/2 svarat", "–", "sek", "Alva Bo"],
  ]

  @Test(
    "UI-A21 UI-T28 in each phase the text that a page's TV shows is shown by the app's, and no other"
  )
  func words() async throws {
    let pages = try Self.pages.get()
    #expect(pages.count == 23)
    for page in pages {
      let tv = TVSet()
      await tv.show(page.change.merging(["phase": .string(page.phase)]) { $1 }, of: page.name)
      let picture = await tv.picture()
      let aside = Self.aside[page.testDescription] ?? Self.aside[page.phase] ?? []
      let told = page.texts.filter { !aside.contains($0) }.map(Self.plain)
      // NB: the code in the corner lies over the page's pictures as well, and is no part of them.
      let corner = picture.regions["corner-code"] ?? .null
      let shown = picture.texts.filter { !$0.isCovered && !corner.contains($0.frame) }
        .map { Self.plain($0.text) }
      let (all, whole) = (told.joined(), shown.joined())
      let missing = told.filter { !whole.contains($0) }
      let other = shown.filter { !all.contains($0) }
      #expect(missing.isEmpty, "\(page.testDescription): the page alone says \(missing)")
      #expect(other.isEmpty, "\(page.testDescription): the app alone says \(other)")
    }
  }

  /// Without blanks and cases, which styles change; the address is each device's own.
  private static func plain(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
      .replacing("tripto.local:3000", with: "tripto.test").replacing("...", with: "…")
  }
}
