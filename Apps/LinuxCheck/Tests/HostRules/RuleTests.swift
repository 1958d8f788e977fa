@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoClient
import TriptoHostScreens
import TriptoScreens
import TriptoTestWorld

@testable import HostApp

/// Rules about the whole app, on its own views.
@MainActor @Suite struct RuleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private func view(_ typeSize: DynamicTypeSize = .large, isCalm: Bool = false) -> ViewHost {
    let app = HostApp(
      Services(
        world: FakeWorld(), transport: FakeTransport([]), seats: SeatMemory(),
        preferences: PreferencesMemory()))
    var environment = Screen.phone.environment(typeSize)
    environment.reduceMotion = isCalm
    return ViewHost(
      HostRoot(app: app, keys: HouseKeyModel(nil) { _ in }), environment: environment)
  }

  private func picture(_ view: ViewHost) -> Picture { Picture(view, on: .phone) }

  @Test("UI-X3 Dynamic Type: letters are relative to their text style, and grow with it up to AX5")
  func type() throws {
    let sizes: [DynamicTypeSize] = [.small, .large, .xxxLarge, .accessibility1, .accessibility5]
    let drawn = sizes.map { picture(view($0)) }
    for text in ["Skapa nytt spel", "Gå med i spel", "Serveradress"] {
      let points = try drawn.map { try #require($0.text(text)).size }
      #expect(points == points.sorted() && Set(points).count == sizes.count, "\(text): \(points)")
    }
  }

  @Test("UI-X3 VoiceOver labels are the visible text of what can be pressed")
  func labels() throws {
    let seen = picture(view())
    #expect(seen.controls.count >= 6)
    // NB: the drawing gives what stands in a named group the group's name.
    for control in seen.controls where control.identifier?.hasPrefix("lang-") != true {
      let visible = seen.texts.filter { control.frame.contains($0.frame) }.map(\.text)
      let isSaid = visible.allSatisfy { control.label.contains($0) }
      #expect(!visible.isEmpty && isSaid, "\(control.label)")
    }
  }

  @Test("UI-X3 Reduce Motion is honoured: what floats and comes in stands still")
  func calm() {
    func places(isCalm: Bool) -> (heights: Set<CGFloat>, scales: Set<CGFloat>) {
      let nodes = view(isCalm: isCalm).render().all
      let heights = nodes.filter { $0.kind == "mod:offset(x:y:)" }
        .compactMap { $0.args["y"] as? CGFloat }
      let scales = nodes.filter { $0.kind == "mod:scaleEffect(_:anchor:)" }
        .compactMap { $0.args["s"] as? CGFloat }
      return (Set(heights), Set(scales))
    }
    #expect(places(isCalm: true).heights == [0] && places(isCalm: true).scales == [1])
    #expect(places(isCalm: false).heights != [0])
  }

  /// Of the app's folders, those that Linux compiles.
  private func files(_ root: URL) throws -> Set<String> {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return Set(names.filter { $0.hasSuffix(".swift") })
  }

  @Test("UI-H47 the package of the app's views builds all of their files, warnings being errors")
  func warnings() throws {
    let manifest = try String(
      contentsOf: Self.folder.appending(path: "Package.swift"), encoding: .utf8)
    let target = try #require(manifest.split(separator: "name: \"HostApp\"").last)
    #expect(target.contains("\"-warnings-as-errors\""))
    for part in ["Host", "Common"] {
      let link = Self.folder.appending(path: "Sources/HostApp/\(part)").resolvingSymlinksInPath()
      let app = Self.folder.appending(path: "../\(part)").resolvingSymlinksInPath()
      #expect(link.path == app.path)
      let files = try files(app)
      #expect(!files.isEmpty)
    }
    // NB: this runs what was built.
    #expect(picture(view()).regions["phase.LAUNCH"] != nil)
  }
}
