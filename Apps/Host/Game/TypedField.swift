import Foundation
import SwiftUI
import TriptoDesign

/// A field whose text the model keeps. What it is for stands above it, and voices say it.
struct TypedField: View {
  let label: String
  let text: String
  /// Of several lines it grows downwards.
  var axis = Axis.horizontal
  let type: @MainActor (String) -> Void
  @FocusState private var isTyping: Bool

  var body: some View {
    // NB: without an empty prompt a field shows its label once more, in a gray that is hard to read.
    TextField(text: .kept(text, type), prompt: Text(verbatim: ""), axis: axis) {
      Text(verbatim: label)
    }
    .focused($isTyping)
    .triptoField()
    .autocorrectionDisabled(true)
    // NB: the letters alone take a touch; around them the ground does.
    .contentShape(.rect)
    .onTapGesture { isTyping = true }
  }
}
