import Testing
import TriptoDesign
import TriptoKernel

@Suite struct FigureTests {
  private static let moods = ["sit", "start", "wave", "cheer", "sulk", "sleep"]

  @Test("EVE74 every figure has a drawing, on its board", arguments: Figures.all)
  func figure(_ name: String) throws {
    let drawing = try #require(FigureDrawing.of(name))
    for mood in Self.moods {
      let shapes = drawing.shapes(mood: mood)
      #expect(shapes.count > 5 && shapes.allSatisfy { !$0.path.steps.isEmpty })
    }
  }

  @Test("EVE77 each mood is another face", arguments: Figures.all)
  func moods(_ name: String) throws {
    let drawing = try #require(FigureDrawing.of(name))
    for (place, mood) in Self.moods.enumerated() {
      for other in Self.moods[(place + 1)...] {
        #expect(drawing.shapes(mood: mood) != drawing.shapes(mood: other), "\(mood) and \(other)")
      }
    }
    let empty = drawing.shapes(mood: "wave").count
    #expect(drawing.shapes(mood: "wave", hasNote: true).count == empty + 2)
  }

  @Test("EVE75 every tone but the plain one has its pattern")
  func patterns() {
    let numbers = Figures.tones.filter { TonePattern.of($0) != nil }
    #expect(numbers == Array(2...12))
    let all = numbers.compactMap { TonePattern.of($0) }
    #expect(all.allSatisfy { !$0.path.steps.isEmpty && $0.width > 0 && $0.height > 0 })
  }

  @Test("EVE74 an unknown figure has none")
  func unknown() { #expect(FigureDrawing.of("unicorn") == nil && FigureDrawing.of("") == nil) }
}
