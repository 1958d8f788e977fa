@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoKernel

/// The pictures of the host's app for Apple's store, where `TRIPTO_STORE` names a folder (`make store-pictures`).
@MainActor
@Suite(.serialized, .enabled(if: Shelf.folder != nil)) struct StorePictureTests {
  /// In the order in which the store shows them.
  private nonisolated static let scenes = [
    "lobby-guests", "clue-10", "results", "scoreboard", "finale-winner",
  ]
  /// The devices whose pictures the store shows for all others.
  private static let devices = [
    (
      "iphone-6.9",
      Screen(CGSize(width: 440, height: 956), safe: Insets(top: 62, bottom: 34))
    ),
    (
      "ipad-13",
      Screen(
        CGSize(width: 1032, height: 1376), safe: Insets(top: 24, bottom: 20), isRegular: true)
    ),
  ]

  @Test("each scene of the store is drawn in both languages on both devices", arguments: scenes)
  func draw(_ name: String) async throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    for language in [Language.sv, .en] {
      try await Ordinary.$shown.withValue(Ordinary.paris(language)) {
        let stage = try await Stage.playing(scene, language)
        for (device, screen) in Self.devices {
          Look(name: device, screen: screen, typeSize: .large).show(stage.view)
          let picture = Picture(stage.view, on: screen)
          try Self.keep(picture, name, "host/\(language.rawValue)/\(device)")
          // NB: the names and texts that layouts are tried with are as long as they may be.
          let words = picture.texts.map(\.text).joined(separator: " ")
          for person in Longest.people where person.count > 20 {
            #expect(!words.contains(person.prefix(12)), "\(name): \(person)")
          }
        }
        stage.view.close()
      }
    }
  }

  private static func keep(_ picture: Picture, _ name: String, _ path: String) throws {
    let shelf = URL(filePath: try #require(Shelf.folder)).appending(path: path)
    let place = (scenes.firstIndex(of: name) ?? 0) + 1
    #expect(!picture.texts.isEmpty)
    try FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
    try Data(picture.svg.utf8).write(to: shelf.appending(path: "\(place)-\(name).svg"))
  }
}

private enum Shelf {
  static let folder = ProcessInfo.processInfo.environment["TRIPTO_STORE"]
}
