import SwiftUI
import TriptoDesign

/// The stage of 1920 × 1080 points that every TV shows; texts keep 5 % from its edges (UI.md §5).
enum Stage {
  static let width = 1920.0
  static let height = 1080.0
  /// Of what sets may cut away.
  static let marginX = 96.0
  static let marginY = 54.0
  /// Room for words.
  static let roomX = width - 2 * marginX
  /// Where pictures end, and captions begin, where the passenger train stands below (UI-E7).
  static let pictureEnd = 770.0
}

extension View {
  /// Stands at a place of the stage.
  func placed(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ alignment: Alignment = .center
  ) -> some View {
    frame(width: width, height: height, alignment: alignment).offset(x: x, y: y)
  }

  /// All of the stage, for things that are placed on it.
  func onStage() -> some View {
    frame(width: Stage.width, height: Stage.height, alignment: .topLeading)
  }
}

/// Things that are placed on the stage.
struct StageLayer<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ZStack(alignment: .topLeading) { content }.onStage()
  }
}
