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
      await scene.play(tv, scene.cast)
      let picture = await tv.picture()
      SceneTests.check(picture, "\(name) \(language)")
      let shelf = folder.appending(path: "tv/\(language)/apple-tv")
      try FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
      try Data(picture.svg.utf8).write(to: shelf.appending(path: "\(place)-\(name).svg"))
    }
  }
}

private enum Shelf {
  static let folder = ProcessInfo.processInfo.environment["TRIPTO_STORE"]
}
