import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoScreens

/// One line for a code: upper case, and no longer than the code; blue when it is complete (UI-H7, UI-H8).
struct CodeField: View {
  let entry: CodeEntry
  let label: String
  let isWrong: Bool
  let name: String
  let type: @MainActor (String) -> Void
  let send: @MainActor () -> Void
  @State private var typed = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    // NB: an empty prompt, else the label would stand in the field as one.
    TextField(text: $typed, prompt: Text(verbatim: "")) { Text(verbatim: label) }
      .styled(.codeMono, .accentMint)
      // NB: a code is one word: it is smaller where the line is too short for it.
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .multilineTextAlignment(.center)
      .fieldGround(edge: edge)
      .textInputAutocapitalization(.characters)
      .autocorrectionDisabled(true)
      .submitLabel(.join)
      .onSubmit { send() }
      .focused($isTyping)
      .onAppear(perform: open)
      .onChange(of: typed) { _, new in take(new) }
      .onChange(of: entry.text) { _, new in typed = new }
      .accessibilityIdentifier("\(name)-input")
  }

  private var edge: Colour {
    isWrong ? .errorRedBright : entry.isComplete ? .accentBlueBright : .lineStrong
  }

  private func open() {
    typed = entry.text
    isTyping = true
  }

  /// NB: a field shows what was typed until its own text is another one, so what is no part of a code is taken out here
  /// too.
  private func take(_ new: String) {
    var cleaned = entry
    cleaned.type(new)
    if cleaned.text != new {
      typed = cleaned.text
    } else if new != entry.text {
      type(new)
    }
  }
}

/// Circle n fills with character n (UI-H7). NB: the field says it in large letters, so these keep their size.
struct CodeCircles: View, Equatable {
  let circles: [String?]
  let label: String

  var body: some View {
    HStack(spacing: 4) {
      ForEach(circles.indices, id: \.self) { CodeCircle(sign: circles[$0]) }
    }
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: label))
    .accessibilityIdentifier("code-dots")
  }
}

private struct CodeCircle: View {
  let sign: String?
  private static let size = 36.0

  var body: some View {
    Text(verbatim: sign ?? "")
      .styled(.buttonPrimary, .bgBase)
      .frame(width: Self.size, height: Self.size)
      .background(Color.tripto(sign == nil ? .bgCard : .accentBlueBright), in: .circle)
      .overlay {
        Circle().strokeBorder(
          Color.tripto(sign == nil ? .lineStrong : .accentBlueBright), lineWidth: 2)
      }
      .glides(sign)
  }
}
