@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoKernel
import TriptoScreens

@testable import HostApp
@testable import TriptoHostScreens

/// What goes wrong outside of the app is told where it is seen, and leaves a way on.
@MainActor @Suite struct DrawnBadInputTests {
  private struct Unreadable: Error {}

  private func importing() async throws -> Stage {
    let stage = Stage(.sv)
    Look.all[1].show(stage.view)
    try await stage.newsroom()
    try await stage.press("import-file")
    return stage
  }

  private func pick(_ file: Result<URL, any Error>, _ stage: Stage) async throws {
    try stage.view.pick(file.map { [$0] })
    await stage.settle()
  }

  @Test(
    "RE27 UI-H62 an import of a file that cannot be got, read or understood is refused in words")
  func files() async throws {
    let place = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID()).json")
    // NB: where there is none, none is left.
    defer { try? FileManager.default.removeItem(at: place) }
    try Data("{\"roundId\":".utf8).write(to: place)
    let odd: [Result<URL, any Error>] = [
      .success(place), .success(place.appending(path: "gone.json")), .failure(Unreadable()),
    ]
    for file in odd {
      let stage = try await importing()
      try await pick(file, stage)
      await stage.until { stage.app.importing.refused != nil }
      await stage.settle()
      let picture = Picture(stage.view, on: .phone)
      #expect(picture.text("Filen är inte JSON. Utgå från mallen.") != nil, "\(file)")
      #expect(picture.control("import-file")?.isEnabled == true)
      stage.view.close()
    }
  }

  @Test("UI-H62 who chooses no file to import is told nothing")
  func nothingChosen() async throws {
    let stage = try await importing()
    try await pick(.failure(CocoaError(.userCancelled)), stage)
    #expect(stage.app.importing.refused == nil && !stage.app.importing.isBusy)
  }

  @Test("UI-H4 UI-X8 a server that never answers leaves Connecting with its way back to the start")
  func wayBack() async throws {
    let stage = Stage(.sv)
    Look.all[1].show(stage.view)
    stage.world.refuse(.max)
    await stage.seats.save(Stage.seat)
    await stage.app.start()
    await stage.settle()
    #expect(Picture(stage.view, on: .phone).regions["phase.CONNECTING"] != nil)
    try await stage.press("back")
    await stage.until { stage.app.screen == .launch }
    await stage.settle()
    #expect(Picture(stage.view, on: .phone).regions["phase.LAUNCH"] != nil)
    #expect(await stage.seats.load() == nil)
  }
}
