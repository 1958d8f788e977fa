import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

extension View {
  /// Another server's address, over the first screen; what is no address stays, and is told (UI-X1).
  func addressQuestion(_ launch: TVLaunch) -> some View {
    modifier(AddressQuestion(launch: launch))
  }
}

private struct AddressQuestion: ViewModifier {
  let launch: TVLaunch

  func body(content: Content) -> some View {
    content.fullScreenCover(isPresented: isOpen) {
      AddressScreen(launch: launch)
    }
  }

  private var isOpen: Binding<Bool> {
    .kept(launch.address != nil) { isOpen in
      if !isOpen { launch.closeAddress() }
    }
  }
}

struct AddressScreen: View {
  let launch: TVLaunch
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(spacing: 32) {
      if let address = launch.address {
        Text(verbatim: address.title).styled(.gameShowHeading, .textPrimary)
        Text(verbatim: address.hint).styled(.body, .textSecondary)
        TextField(address.title, text: typed)
          .styled(.gameShowHeading, .textPrimary)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled(true)
          .keyboardType(.URL)
          .focused($isTyping)
          .onSubmit { launch.saveAddress() }
          .frame(width: 1100)
          .frame(minHeight: 84)
          .accessibilityIdentifier("address-input")
        if let error = address.error {
          Text(verbatim: error)
            .styled(.body, .errorRedBright)
            .accessibilityIdentifier("address-error")
        }
        HStack(spacing: 32) {
          Button(address.saveLabel, action: launch.saveAddress)
            .buttonStyle(.tv(.primary))
            .accessibilityIdentifier("address-save")
          Button(address.cancelLabel, action: launch.closeAddress)
            .buttonStyle(.tv(.standard))
            .accessibilityIdentifier("address-cancel")
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.tripto(.bgBase))
    .defaultFocus($isTyping, true)
    .onExitCommand(perform: launch.closeAddress)
  }

  private var typed: Binding<String> {
    .kept(launch.address?.text ?? "") { launch.typeAddress($0) }
  }
}
