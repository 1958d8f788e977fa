import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

extension View {
  /// Covers it with the question for the house key where a server misses one (UI-H69). NB: sheets call servers too, and
  /// nothing can be presented under them, so each of them is covered by itself.
  func asksForKey(_ app: HostApp) -> some View { modifier(AsksForKey(app: app)) }
}

private struct AsksForKey: ViewModifier {
  let app: HostApp
  @Environment(HouseKeyModel.self) private var keys: HouseKeyModel?

  func body(content: Content) -> some View {
    content
      .accessibilityHidden(keys?.dialog != nil)
      .overlay {
        if let keys, let dialog = keys.dialog {
          KeyQuestion(dialog: dialog, texts: keys.texts(app.messages), keys: keys, app: app)
        }
      }
  }
}

/// Where the key stands, and a field for it, or for the whole address.
struct KeyQuestion: View {
  let dialog: HouseKeyModel.Dialog
  let texts: HouseKeyModel.Texts
  let keys: HouseKeyModel
  let app: HostApp

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Measure.space2) {
        SheetHead(title: texts.title, close: app.messages.host.close, onClose: keys.close)
        Text(verbatim: texts.whereItStands).styled(.body, .textSecondary)
        KeyField(label: texts.field, text: dialog.text, keys: keys)
        ErrorNews(text: texts.error)
        Button(action: keys.give) { Label(texts.use, desk: .key) }
          .buttonStyle(.triptoPrimary)
          .disabled(!dialog.canGive)
          .accessibilityIdentifier("house-key-send")
      }
      .padding(Measure.space3)
    }
    .sheetGround()
    .opens()
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("house-key")
  }
}

private struct KeyField: View {
  let label: String
  let text: String
  let keys: HouseKeyModel
  @FocusState private var isTyping: Bool

  var body: some View {
    Text(verbatim: label).styled(.body, .textSecondary).accessibilityHidden(true)
    TypedField(label: label, text: text, type: keys.type)
      .textInputAutocapitalization(.never)
      .submitLabel(.done)
      .onSubmit { keys.give() }
      .focused($isTyping)
      .onAppear { isTyping = true }
      .accessibilityIdentifier("house-key-input")
  }
}

/// *Ange husets nyckel*, for whoever closed the question.
struct KeyButton: View {
  let app: HostApp
  @Environment(HouseKeyModel.self) private var keys: HouseKeyModel?

  var body: some View {
    if let keys, keys.isPutAside {
      Button(action: keys.open) { Label(keys.texts(app.messages).giveLater, desk: .key) }
        .buttonStyle(.triptoSecondary)
        .accessibilityIdentifier("house-key-open")
    }
  }
}
