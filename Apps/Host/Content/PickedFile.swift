import Foundation
import SwiftUI
import TriptoHostScreens

/// A file outside the app that somebody has chosen.
enum PickedFile {
  /// - Returns: nil where nobody chose; nothing where it cannot be got or read, which the import then refuses in words.
  static func bytes(of chosen: Result<URL, any Error>) -> [UInt8]? {
    switch chosen {
    case .success(let file): bytes(of: file)
    case .failure(let fault): (fault as? CocoaError)?.code == .userCancelled ? nil : []
    }
  }

  private static func bytes(of file: URL) -> [UInt8] {
    let isOpen = file.startAccessingSecurityScopedResource()
    defer { if isOpen { file.stopAccessingSecurityScopedResource() } }
    guard let data = try? Data(contentsOf: file) else { return [] }
    return [UInt8](data)
  }
}

/// The template of a pack, as a file to share or to keep.
struct TemplateLink: View {
  let label: String
  @State private var file: URL?

  var body: some View {
    // NB: the task needs a view to hang on before there is a file.
    VStack {
      if let file {
        ShareLink(items: [file]) { Label(label, symbol: .export) }
          .buttonStyle(.triptoSecondary)
          .accessibilityIdentifier("export-template")
      }
    }
    .task { file = ImportModel.template.written() }
  }
}
