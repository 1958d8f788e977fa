import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens
import TriptoWire
import UniformTypeIdentifiers

/// Packs of one's own: a template to fill in, a file to load, and what was wrong with it (RE27, UI-H62).
struct ImportView: View {
  let importing: ImportModel
  @State private var isChoosing = false

  var body: some View {
    Card(importing.title, .importing) {
      Text(importing.why).styled(.body, .textSecondary)
      Button {
        isChoosing = true
      } label: {
        Label(importing.choose, symbol: .importing)
      }
      .buttonStyle(.triptoSecondary)
      .disabled(importing.isBusy)
      .accessibilityIdentifier("import-file")
      TemplateLink(label: importing.exportTemplate)
      if let refused = importing.refused { RefusedView(refused: refused) }
    }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.json]) { chosen in
      load(chosen)
    }
  }

  private func load(_ chosen: Result<URL, any Error>) {
    guard let bytes = PickedFile.bytes(of: chosen) else { return }
    Task { await importing.load(bytes) }
  }
}

/// Why a file was not taken, with each fault as the server says it.
struct RefusedView: View, Equatable {
  let refused: ImportModel.Refused

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      ErrorLine(text: refused.text)
      ForEach(refused.faults.indices, id: \.self) { place in
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: refused.faults[place].code).styled(.meta, .warnAmber)
          Text(verbatim: refused.faults[place].path).styled(.meta, .textSecondary)
          Text(verbatim: refused.faults[place].message).styled(.body, .textPrimary)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("import-refused")
  }
}
