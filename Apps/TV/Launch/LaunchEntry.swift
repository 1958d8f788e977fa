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
