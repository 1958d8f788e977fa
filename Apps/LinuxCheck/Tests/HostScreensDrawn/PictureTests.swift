@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoKernel

/// The pictures of `make gallery`: every scene in both languages, at both ends of the text sizes.
@MainActor
@Suite(.serialized, .enabled(if: Album.folder != nil)) struct PictureTests {
  @Test("every scene is drawn for the gallery", arguments: Scene.chosen)
  func scene(_ scene: Scene) async throws {
    let album = try #require(Album())
    for language in [Language.sv, .en] {
      let stage = try await Stage.playing(scene, language)
      for look in Album.looks { try album.add(scene, language, look, stage.view) }
      for look in Album.wholes { try album.add(scene, language, look, stage.view, isWhole: true) }
      stage.view.close()
    }
    #expect(FileManager.default.fileExists(atPath: album.file(scene, .sv, Album.looks[0]).path))
  }
}

/// A folder of drawings, each with its name for the gallery.
struct Album {
  static let folder = ProcessInfo.processInfo.environment["TRIPTO_PICTURES"]
  static let looks = [1, 5, 2, 0, 4, 3].map { Look.all[$0] }
  /// On these a screen is drawn once more where it scrolls, as long as all that is on it.
  static let wholes = [1, 5].map { Look.all[$0] }
  private let place: URL

  init?() {
    guard let folder = Self.folder else { return nil }
    place = URL(filePath: folder)
  }

  func file(_ scene: Scene, _ language: Language, _ look: Look) -> URL {
    let look = look.name.replacing("×", with: "x").replacing(" ", with: "-")
    return place.appending(path: "\(scene.name).\(language.rawValue).\(look).svg")
  }

  @MainActor
  func add(
    _ scene: Scene, _ language: Language, _ look: Look, _ view: ViewHost, isWhole: Bool = false
  ) throws {
    look.show(view)
    var picture = Picture(view, on: look.screen)
    var file = file(scene, language, look)
    if isWhole {
      guard let whole = Self.whole(picture, look.screen, view) else { return }
      picture = whole
      file = file.deletingPathExtension().appendingPathExtension("whole.svg")
    }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(picture.svg.utf8).write(to: file)
  }

  /// - Returns: nil where nothing scrolls down.
  @MainActor
  private static func whole(_ picture: Picture, _ screen: Screen, _ view: ViewHost) -> Picture? {
    let missing =
      picture.scrollers.filter(\.scrollsDown)
      .map { $0.content.height - $0.frame.height }.max() ?? 0
    guard missing > 1 else { return nil }
    let size = CGSize(width: screen.size.width, height: screen.size.height + missing)
    view.size = size
    return Picture(view, on: Screen(size, safe: screen.safe, isRegular: screen.isRegular))
  }
}
