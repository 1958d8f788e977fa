import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// Six large cells over a field: the remote's keyboard opens on it, and each sign fills a cell (UI-H7, UI-H8).
struct CodeCells: View {
  let launch: TVLaunch
  var focus: FocusState<LaunchWay?>.Binding

  private static let size = (width: 72.0, height: 88.0)

  var body: some View {
    HStack(spacing: 8) {
      ForEach(launch.entry.circles.indices, id: \.self) { place in
        CodeCell(
          sign: launch.entry.circles[place], edge: edge, width: Self.size.width,
          height: Self.size.height)
      }
    }
    .accessibilityHidden(true)
    .padding(8)
    .overlay { field }
    .overlay {
      if focus.wrappedValue == .code {
        RoundedRectangle(cornerRadius: Measure.radiusLarge)
          .strokeBorder(Color.tripto(.accentMint), lineWidth: FocusRing.width)
          .allowsHitTesting(false)
      }
    }
  }

  private var field: some View {
    // NB: the cells show the letters; the field over them takes the focus and the keyboard.
    TextField(text: typed, prompt: Text(verbatim: "")) { Text(verbatim: launch.texts.enterCode) }
      .font(.system(size: 72))
      .foregroundStyle(Color.tripto(.accentMint.opacity(0)))
      .focused(focus, equals: .code)
      .textInputAutocapitalization(.characters)
      .autocorrectionDisabled(true)
      .submitLabel(.join)
      .onSubmit { launch.join() }
      .frame(maxWidth: .infinity, minHeight: Self.size.height)
      .accessibilityIdentifier("code-input")
  }

  private var typed: Binding<String> {
    .kept(launch.entry.text) { launch.type($0) }
  }

  private var edge: Colour {
    if launch.codeError != nil { return .errorRedBright }
    return launch.entry.isComplete ? .accentBlueBright : .lineStrong
  }
}

private struct CodeCell: View, Equatable {
  let sign: String?
  let edge: Colour
  let width: Double
  let height: Double

  var body: some View {
    Text(verbatim: sign ?? "")
      .font(.system(size: 56, weight: .bold, design: .monospaced))
      .foregroundStyle(Color.tripto(.accentMint))
      .frame(width: width, height: height)
      .background(Color.tripto(.bgCard), in: .rect(cornerRadius: Measure.radiusMedium))
      .overlay {
        RoundedRectangle(cornerRadius: Measure.radiusMedium)
          .strokeBorder(Color.tripto(edge), lineWidth: 3)
      }
  }
}
