@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoKernel

@testable import HostApp

/// What is seen first in a brake, and what is read first.
@MainActor @Suite struct BrakeOrderTests {
  @Test(
    "UI-H26 BRAKE_ACCEPTED: the red banner is in sight on a phone, and read after secret and clue")
  func seen() async throws {
    let scene = try #require(Scene.all.first { $0.name == "brake" })
    let stage = try await Stage.playing(scene, .sv)
    let regions = Picture(stage.view, on: .phone).regions
    let (banner, secret) = (
      try #require(regions["brake-banner"]), try #require(regions["secret-name"])
    )
    #expect(banner.minY < secret.minY && banner.maxY < Screen.phone.size.height)
    let first = stage.view.tree.all.filter {
      $0.kind.hasPrefix("mod:accessibilitySortPriority") && !$0.texts.isEmpty
    }
    let said = first.flatMap(\.texts)
    #expect(said.contains(stage.longest.name) && said.contains(stage.longest.clue))
    #expect(!said.contains { $0.hasSuffix("bromsade") })
    stage.view.close()
  }
}
