import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A passenger: figure, tone with its pattern, and mood (EVE74–EVE77). Start, wave and sulk pass by themselves.
struct FaceView: View, Equatable {
  let face: TVFace
  let size: Double
  var hasNote = false
  @State private var isOver = false

  var body: some View {
    PassengerPicture(face: face, mood: isOver ? .sit : face.mood, hasNote: hasNote && !isOver)
      .frame(width: size, height: size)
      .task(id: face.mood) { await pass() }
      .accessibilityHidden(true)
  }

  private func pass() async {
    isOver = false
    guard let ms = face.mood.passesAfterMs else { return }
    do {
      try await Task.sleep(for: .milliseconds(ms))
      isOver = true
    } catch {
      isOver = false
    }
  }

  nonisolated static func == (one: FaceView, other: FaceView) -> Bool {
    one.face == other.face && one.size == other.size && one.hasNote == other.hasNote
  }
}

/// The drawing of a passenger, on its board of 64 × 64.
struct PassengerPicture: View, Equatable {
  let face: TVFace
  let mood: Mood
  let hasNote: Bool

  var body: some View {
    Canvas { context, size in
      var board = context
      let scale = min(size.width, size.height) / FigureDrawing.board
      board.scaleBy(x: scale, y: scale)
      drawShoulders(&board)
      guard let drawing = face.drawing else { return drawNobody(&board) }
      for shape in drawing.shapes(mood: mood.rawValue, hasNote: hasNote) { draw(shape, &board) }
    }
  }

  private var tone: Colour { face.tone ?? .lineStrong }

  private func drawShoulders(_ context: inout GraphicsContext) {
    let shoulders = Path(FigureDrawing.shoulders)
    context.fill(shoulders, with: .style(Color.tripto(tone)))
    guard let pattern = face.pattern else { return }
    var inside = context
    inside.clip(to: shoulders)
    let ink = GraphicsContext.Shading.style(Color.tripto(.bgBase.opacity(TonePattern.opacity)))
    for tile in pattern.tiles {
      if pattern.line > 0 {
        inside.stroke(tile, with: ink, style: StrokeStyle(lineWidth: pattern.line, lineCap: .round))
      } else {
        inside.fill(tile, with: ink)
      }
    }
  }

  private func draw(_ shape: FigureDrawing.Shape, _ context: inout GraphicsContext) {
    let path = Path(shape.path)
    if let fill = colour(shape.fill) { context.fill(path, with: .style(Color.tripto(fill))) }
    if let stroke = colour(shape.stroke) {
      context.stroke(
        path, with: .style(Color.tripto(stroke)),
        style: StrokeStyle(lineWidth: shape.width, lineCap: .round))
    }
  }

  private func colour(_ paint: FigureDrawing.Paint) -> Colour? {
    switch paint {
    case .none: nil
    case .tone: tone
    case .colour(let colour): colour
    }
  }

  /// Of a figure that the app does not know.
  private func drawNobody(_ context: inout GraphicsContext) {
    let box = CGRect(x: 15, y: 14, width: 34, height: 34)
    context.fill(Path(ellipseIn: box), with: .style(Color.tripto(tone.opacity(0.45))))
  }
}
