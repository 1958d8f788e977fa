import Foundation
import Testing

@testable import TriptoDesign

@Suite struct TokenTests {
  private static let grounds: [Colour] = [.bgBase, .bgCard, .bgRaised]

  @Test("UI-H46 the palette equals the pages', colour for colour")
  func palette() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Web/src/styles/tokens.json").standardizedFileURL
    let tokens = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let palette = try #require(tokens?["palette"] as? [String: String])
    #expect(Set(palette.keys) == Set(Colour.palette.keys))
    for (name, text) in palette where text.hasPrefix("#") {
      #expect(Colour.palette[name]?.hex == text, "\(name)")
    }
    #expect(Colour.overlay.hex == "#12121E" && Colour.overlay.opacity == 0.85)
    #expect(
      ColourGradient.title == ColourGradient(degrees: 135, stops: [.accentOrange, .accentMint]))
    #expect(Measure.space5 == 48 && Measure.radiusLarge == 24)
    #expect(Shadow.card.onTV == Shadow(y: 16, blur: 48, opacity: 0.35))
  }

  @Test("UI-A1 text is at least 4.5:1 on all three grounds, outlines and icons 3:1")
  func contrast() {
    let texts: [Colour] = [
      .textPrimary, .textSecondary, .textMuted, .accentOrange, .accentMint, .accentBlue, .warnAmber,
      .errorRedBright,
    ]
    for ground in Self.grounds {
      for text in texts { #expect(text.contrast(on: ground) >= 4.5, "\(text.hex)") }
      for icon in [Colour.errorRed, .lineStrong] {
        #expect(icon.contrast(on: ground) >= 3, "\(icon.hex)")
      }
    }
    #expect(Colour.bgBase.contrast(on: .accentOrange) >= 4.5)
  }

  @Test("UI-A1 contrast on the page's ground is computed as UI.md prints it, in texts and outlines")
  func ratios() {
    #expect(abs(Colour.textPrimary.contrast(on: .bgBase) - 17.5) < 0.1)
    #expect(abs(Colour.lineStrong.contrast(on: .bgBase) - 4.1) < 0.1)
    #expect(abs(Colour.textPrimary.opacity(0).contrast(on: .bgBase) - 1) < 0.001)
  }

  @Test("UI-H46 the palette has twelve tones, and no thirteenth")
  func tones() {
    #expect((1...12).allSatisfy { Colour.tone($0) != nil })
    #expect(Colour.tone(0) == nil && Colour.tone(13) == nil)
  }

  @Test("UI-H44 text grows by the document's points and text styles")
  func type() throws {
    let line = try #require(try UIDocument.lines().first { $0.hasPrefix("**Type**") })
    for style in TypeStyle.allCases where style != .brakeLabel {
      let part = try #require(line.range(of: "\(style.rawValue) "))
      if style == .clueText { continue }
      let said = String(line[part.upperBound...].prefix { $0 != ")" }) + ")"
      #expect(UIDocument.numbers(in: said).first == style.host.points, "\(style)")
      #expect(said.contains("(\(style.host.anchor.rawValue))"), "\(style)")
    }
    #expect(TypeStyle.clueText.host == TypeStyle.bodyLarge.host)
  }

  @Test("UI-T28 the TV's sizes are those of the document, all readable at 32 px or more")
  func tvType() throws {
    let rows = try UIDocument.rows(of: "1.2 Type")
    for style in TypeStyle.allCases
    where style != .secretName && style != .body && style != .bodyLarge {
      let row = try #require(rows.first { $0[0].hasPrefix(style.rawValue) }, "\(style)")
      #expect(UIDocument.numbers(in: row[2]).first == style.tv.points, "\(style)")
      #expect(style.tv.points >= TypeStyle.smallestOnTV)
    }
    #expect([TypeStyle.bodyLarge.tv.points, TypeStyle.body.tv.points] == [40, 34])
  }

  @Test("UI-A3 each motion has the document's times and its reduced form")
  func motion() throws {
    let rows = try UIDocument.rows(of: "1.3 Motion")
    for motion in Motion.all {
      let row = try #require(rows.first { $0[0].contains(motion.name) }, "\(motion.name)")
      let times = UIDocument.numbers(in: row[1])
      #expect(times.contains(motion.host), "\(motion.name): \(times)")
      let tv = UIDocument.numbers(in: row[2])
      #expect(tv.isEmpty || row[2] == "same" || tv.contains(motion.tv), "\(motion.name): \(tv)")
      let reduced = row[4]
      switch motion.reduced {
      case .none: #expect(reduced.contains("none"), "\(motion.name)")
      case .fade: #expect(reduced.hasPrefix("fade"), "\(motion.name)")
      case .still: #expect(reduced == "static", "\(motion.name)")
      case .redBorder: #expect(reduced == "red border", "\(motion.name)")
      case .same: #expect(reduced == "same", "\(motion.name)")
      case .sparkles: Issue.record("\(motion.name) sparkles on a phone")
      }
    }
    #expect(Motion.confetti.reducedTV == .sparkles(12))
    #expect(Motion.all.filter(\.repeats).allSatisfy { $0.reduced == .still })
  }

  @Test("UI-H42 every icon is a symbol that the document names")
  func symbols() throws {
    let line = try #require(try UIDocument.lines().first { $0.hasPrefix("**SF Symbols.**") })
    let said = line.replacingOccurrences(
      of: "speaker.wave.1–3.fill",
      with: "speaker.wave.1.fill, speaker.wave.2.fill, speaker.wave.3.fill"
    ).replacingOccurrences(of: ", .up", with: ", square.and.arrow.up")
    let words = said.split { ";, ".contains($0) }.map(String.init)
    for symbol in Symbol.allCases { #expect(words.contains(symbol.rawValue), "\(symbol)") }
    for word in words where word.contains(".") && !word.hasSuffix("**") {
      #expect(Symbol(rawValue: word) != nil, "\(word)")
    }
  }
}
