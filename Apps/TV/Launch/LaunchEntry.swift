import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// *eller*: a code in six large cells, and the address; why a code does not do stands below it (UI-E15).
struct LaunchEntry: View {
  let launch: TVLaunch
  var focus: FocusState<LaunchWay?>.Binding

  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 20) {
        if launch.hasEntry {
          Text(verbatim: launch.texts.or).sized(34, .textSecondary, bold: false)
          CodeCells(launch: launch, focus: focus)
          Button(launch.texts.connect, action: launch.join)
            .buttonStyle(.tv(.standard))
            .disabled(launch.isOff || !launch.entry.isComplete)
            .focused(focus, equals: .connect)
            .accessibilityIdentifier("connect")
        }
        AddressButton(launch: launch).focused(focus, equals: .address)
      }
      if let error = launch.codeError {
        Text(verbatim: error)
          .sized(34, .errorRedBright)
          .lines(2, of: 34)
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("code-error")
      }
    }
  }
}

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

/// *Serveradress*, and which one it is.
struct AddressButton: View {
  let launch: TVLaunch

  var body: some View {
    Button(action: launch.openAddress) {
      Text(verbatim: launch.texts.addressTitle)
    }
    .buttonStyle(.tv(.quiet))
    .accessibilityValue(Text(verbatim: launch.texts.address))
    .accessibilityIdentifier("server-address")
  }
}
