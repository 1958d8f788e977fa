@_spi(Testing) import Drawing
@_spi(Testing) import SwiftUI
import Testing
import TriptoKernel

/// Every phase of every screen, with the longest texts of the library and the longest names.
@MainActor @Suite(.serialized) struct ScreenTests {
  @Test(
    """
    UI-H44 UI-H45 UI-X3 on every device and text size nothing is cut, outside, over each other, \
    too small to touch, too faint to read or without a name
    """, arguments: Scene.chosen)
  func scene(_ scene: Scene) async throws {
    var report = Report([Longest.of(.sv), Longest.of(.en)])
    for language in [Language.sv, .en] {
      let stage = try await Stage.playing(scene, language)
      for look in Look.all {
        for (name, picture) in look.pictures(of: stage.view) {
          // NB: the system draws what it asks, and nobody can change how.
          let findings = picture.findings.filter { $0.kind != .brokenWord || !stage.isAsked }
          report.take(findings, "\(language.rawValue) \(name)")
          if picture.texts.isEmpty { Issue.record("\(name) shows nothing") }
        }
      }
      report.take(complaints: stage.view.complaints, language.rawValue)
      stage.view.close()
    }
    if !report.isEmpty { Issue.record("\(scene.name):\n\(report.text)") }
  }

  @Test("the longest texts are those of the library, and names have 30 characters")
  func longest() {
    for language in [Language.sv, .en] {
      let texts = Longest.of(language)
      #expect(texts.name.count > 12 && texts.country.count > 12 && texts.clue.count > 120)
      #expect(texts.question.count > 60 && texts.options.count == 4)
    }
    #expect(Longest.people.map(\.count).max() == 30)
  }
}

extension Stage {
  /// An alert lies over the screen.
  var isAsked: Bool { view.presented.last?.kind == "Alert" }

  /// A scene, played.
  static func playing(_ scene: Scene, _ language: Language) async throws -> Stage {
    let stage = Stage(language)
    Look.all[1].show(stage.view)
    await stage.view.settle()
    try await scene.play(stage)
    await stage.view.settle()
    return stage
  }
}
