@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing

@testable import TVApp

/// The pictures of the TV's app for Apple's store, where `TRIPTO_STORE` names a folder (`make store-pictures`).
@MainActor
@Suite(.serialized, .enabled(if: Shelf.folder != nil)) struct StorePictureTests {
  /// In the order in which the store shows them.
  private nonisolated static let scenes = ["lobby", "clue", "night-reveal", "question", "podium"]

  @Test("each scene of the store is drawn in both languages, whole", arguments: scenes)
  func draw(_ name: String) async throws {
    let folder = URL(filePath: try #require(Shelf.folder))
    let scene = try #require(
      TVScene.all([8]).first { $0.name == name && $0.cast.rides })
    let place = (Self.scenes.firstIndex(of: name) ?? 0) + 1
    for language in ["sv", "en"] {
      let tv = TVSet(language: language)
      if language == "en" { tv.words = Self.english }
      await scene.play(tv, scene.cast)
      let picture = await tv.picture()
      SceneTests.check(picture, "\(name) \(language)")
      if language == "en" { Self.checkEnglish(picture, name) }
      let shelf = folder.appending(path: "tv/\(language)/apple-tv")
      try FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
      try Data(picture.svg.utf8).write(to: shelf.appending(path: "\(place)-\(name).svg"))
    }
  }

  /// Nothing of the scenes is left in Swedish.
  private static func checkEnglish(_ picture: Picture, _ name: String) {
    let drawn = picture.texts.map(\.text).joined(separator: " ").lowercased()
    for word in ["här", "broar", "och", "frankrike", "flod", "staden"] {
      #expect(!drawn.split(separator: " ").contains { $0 == word }, "\(name): \(word)")
    }
  }

  private static let english = [
    "Här ligger en ö mitt i floden där en kyrka brann en vårkväll, och längs kajerna säljer man gamla böcker ur gröna lådor medan båtarna glider förbi under fler broar än någon orkar räkna.":
      "An island lies in the river here, where a church burned one evening in spring. Old books are sold from green boxes along the quays, and boats glide under more bridges than anybody cares to count.",
    "Vilken flod rinner genom staden, under broar från sju sekler?":
      "Which river runs through the city, under bridges from seven centuries?",
    "Här visades den första filmen för betalande publik.":
      "The first film for a paying audience was shown here.",
    "Rio Grande do Norte och dess många bifloder i nordost": "Rio Grande do Norte",
    "Themsen": "Thames", "Dalälven": "Dal River", "Farmor Gunvor": "Grandma Gunvor",
    "Frankrike": "France", "Schweiz": "Switzerland", "Genève": "Geneva",
    "Ulan Bator": "Ulaanbaatar",
  ]
}

private enum Shelf {
  static let folder = ProcessInfo.processInfo.environment["TRIPTO_STORE"]
}
