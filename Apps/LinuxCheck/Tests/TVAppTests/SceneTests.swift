@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing

@testable import TVApp

/// Every screen with nobody, one, eight and twenty players, in both languages, at all widths of letters.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct SceneTests {
  private nonisolated static let counts = [0, 1, 8, 20]
  /// What sets may cut away: 5 % on every side (UI.md §5).
  static let safe = CGRect(x: 96, y: 54, width: 1728, height: 972)

  @Test(
    "UI-T28 UI-E7 text is inside the 5 % margin, at least 32 px, and nothing is cut",
    arguments: TVScene.all(counts), ["sv", "en"])
  func scene(_ scene: TVScene, _ language: String) async {
    let tv = TVSet(language: language)
    await scene.play(tv, scene.cast)
    // NB: what fits with the narrowest and the widest letters fits between; a picture is kept of those of today.
    for factor in Screen.factors where factor != 1 || Album.folder != nil {
      let picture = await tv.picture(factor)
      Self.check(picture, "\(scene.testDescription) \(language) × \(factor)")
      if factor == 1 { Album.keep(picture, "\(scene.testDescription)-\(language)") }
    }
    #expect(tv.host.complaints.isEmpty)
  }

  static func isWhole(_ picture: Picture) -> Bool {
    picture.findings.allSatisfy { $0.kind == .brokenWord } && !picture.texts.isEmpty
  }

  /// - Parameter over: what lies over the picture may lie over a text; the rest may not.
  static func check(_ picture: Picture, _ what: String, over: CGRect = .null) {
    #expect(!picture.texts.isEmpty, "\(what) shows no words")
    // NB: the cells show the letters of the code; those of the field over them are clear.
    let field = picture.control("code-input")?.frame ?? .null
    // NB: a word that no card holds goes on in the next line; nothing of it is lost.
    for finding in picture.findings
    where finding.kind != .brokenWord && !field.contains(finding.frame)
      && !(finding.kind == .overlap && over.contains(finding.frame))
    {
      Issue.record("\(what): \(finding)")
    }
    for text in picture.texts where !text.isCovered && !field.contains(text.frame) {
      #expect(text.size >= 31.9, "\(what): “\(text.text)” is \(text.size) px")
      let isSafe = safe.insetBy(dx: -1, dy: -1).contains(text.frame)
      #expect(isSafe, "\(what): “\(text.text)” at \(text.frame)")
    }
  }
}

/// Keeps pictures to look at, where `TRIPTO_PICTURES` names a folder; `generate/png.py` makes PNGs of them.
enum Album {
  static var folder: String? { ProcessInfo.processInfo.environment["TRIPTO_PICTURES"] }

  static func keep(_ picture: Picture, _ name: String) {
    guard let folder else { return }
    let file = URL(filePath: folder).appending(path: "\(name).svg")
    do {
      try picture.svg.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      Issue.record("\(file.path()): \(error)")
    }
  }
}
