import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

extension View {
  /// A sheet while a model says so; a swipe tells the model.
  func hostSheet<Sheet: View>(
    _ app: HostApp, isOpen: Bool, onClose: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    let isPresented = Binding {
      isOpen
    } set: { isOpen in
      if !isOpen { onClose() }
    }
    return sheet(isPresented: isPresented) {
      content().sheetGround().toldAtTop(app).asksForKey(app).preferredColorScheme(.dark)
    }
  }
}

/// The inside of a sheet: a scroller with its head.
struct SheetPage<Content: View>: View {
  let title: String
  let close: String
  let onClose: @MainActor () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Measure.space2) {
        SheetHead(title: title, close: close, onClose: onClose)
        content
      }
      .padding(Measure.space3)
    }
  }
}
