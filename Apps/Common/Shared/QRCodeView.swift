import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens

/// A code that phones read, on a light ground with its quiet zone (UI-H12, UI-X4).
struct QRCodeView: View, Equatable {
  let text: String
  /// pt, with the quiet zone.
  let side: Double
  /// What voices say of it.
  let label: String
  var identifier = "qr"
  @Environment(\.qrMaker) private var maker

  var body: some View {
    QRPicture(matrix: maker.encoder.matrix(text))
      .frame(width: side, height: side)
      .background(Color.tripto(.textPrimary), in: .rect(cornerRadius: Measure.radiusSmall))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityIdentifier(identifier)
  }

  nonisolated static func == (one: QRCodeView, other: QRCodeView) -> Bool {
    one.text == other.text && one.side == other.side && one.label == other.label
  }
}

/// The modules, each of them whole points large, so that no edge is blurred.
private struct QRPicture: View {
  /// nil where the text is too long for a code.
  let matrix: QRMatrix?

  var body: some View {
    Canvas { context, size in
      guard let matrix else { return }
      context.fill(Self.path(matrix, in: size), with: .style(Color.tripto(.bgBase)))
    }
  }

  private static func path(_ matrix: QRMatrix, in size: CGSize) -> Path {
    let count = Double(matrix.size + 2 * QRMatrix.quietZone)
    let side = min(size.width, size.height)
    let module = max((side / count).rounded(.down), side / count / 2)
    let margin = (side - module * Double(matrix.size)) / 2
    return Path { path in
      for row in 0..<matrix.size {
        for column in 0..<matrix.size where matrix[row, column] {
          let x = margin + Double(column) * module
          let y = margin + Double(row) * module
          path.move(to: CGPoint(x: x, y: y))
          path.addLine(to: CGPoint(x: x + module, y: y))
          path.addLine(to: CGPoint(x: x + module, y: y + module))
          path.addLine(to: CGPoint(x: x, y: y + module))
          path.closeSubpath()
        }
      }
    }
  }
}

/// What makes the codes: the shared encoder, or the system's (UI-X4).
final class QRMaker: Sendable {
  let encoder: any QREncoder

  init(_ encoder: any QREncoder = PlainQREncoder()) { self.encoder = encoder }
}

private struct QRMakerKey: EnvironmentKey {
  static let defaultValue = QRMaker()
}

extension EnvironmentValues {
  var qrMaker: QRMaker {
    get { self[QRMakerKey.self] }
    set { self[QRMakerKey.self] = newValue }
  }
}
