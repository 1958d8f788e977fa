import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// Another device takes the host's seat: by QR, or by two codes (EX23, UI-H66).
struct HandoverSheet: View {
  let app: HostApp

  var body: some View {
    if let handover = app.tools.handover {
      SheetPage(
        title: handover.title, close: app.messages.host.close, onClose: app.tools.closeHandover
      ) {
        Text(verbatim: handover.why).styled(.body, .textSecondary)
        if let loading = handover.loading { Waiting(text: loading) }
        if let code = handover.handoverCode {
          HandoverOffer(handover: handover, code: code, tools: app.tools)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("handover-sheet")
    }
  }
}

/// Both codes, how long they hold, and whether the house key goes along (UI-H69).
struct HandoverOffer: View {
  let handover: Handover
  let code: String
  let tools: ToolsModel

  var body: some View {
    if let qr = handover.qr {
      QRCodeView(text: qr, side: 240, label: handover.title).frame(maxWidth: .infinity)
    }
    HandoverCodeRow(title: handover.codeTitle, code: handover.code)
    HandoverCodeRow(title: handover.handoverTitle, code: code)
      .accessibilityIdentifier("handover-code")
    if let label = handover.keyLabel {
      Toggle(isOn: isKeyIncluded) { SwitchLabel(label: label, why: handover.keyWhy) }
        .tint(Color.tripto(.accentMint))
        .accessibilityIdentifier("handover-key")
    }
    ClockText(timer: tools.handoverTimer, style: .body)
  }

  private var isKeyIncluded: Binding<Bool> {
    Binding {
      handover.isKeyIncluded
    } set: {
      tools.includeKey($0)
    }
  }
}

struct HandoverCodeRow: View, Equatable {
  let title: String
  let code: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Words(title).styled(.body, .textSecondary)
      CodeText(code: code, spelled: code.map(String.init).joined(separator: " "))
    }
    .accessibilityElement(children: .combine)
  }
}
