import Foundation
import SwiftUI
import TriptoHostScreens

extension View {
  /// Reads plan, library and bin when this comes into sight, and looks into the journey whenever it is another one
  /// (UI-H50, UI-H62).
  func keepingLibrary(_ app: HostApp) -> some View { modifier(LibraryKeeping(app: app)) }
}

private struct LibraryKeeping: ViewModifier {
  let app: HostApp

  func body(content: Content) -> some View {
    content
      .task { await app.library.load() }
      .task(id: app.library.toCheck) { await app.library.check() }
  }
}
