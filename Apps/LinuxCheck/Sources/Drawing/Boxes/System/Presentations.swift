import Foundation

/// Something that lies over the whole screen; the screen below answers no more.
final class PresentationBox: Wrapper {
  enum Form {
    /// Over nearly all of the screen, or a share of its height; on a tablet in its middle.
    case sheet(share: Double)
    case cover
    /// In the middle, as large as it needs.
    case alert
    /// At the bottom, as high as it needs.
    case actions
  }

  private let above: Box
  private let form: Form
  private let isRegular: Bool
  private let ground: Paint
  /// A tablet's sheet.
  static let tabletSheet = CGSize(width: 540, height: 620)
  private static let gap = 10.0

  init(_ inner: Box, _ above: Box, _ form: Form, isRegular: Bool, ground: Paint) {
    (self.above, self.form, self.isRegular, self.ground) = (above, form, isRegular, ground)
    super.init(inner)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    inner.draw(in: rect, offer, on: pen)
    pen.afterwards { pen in
      pen.layer {
        pen.fill(.rect(pen.state.whole), .colour(SystemLook.veil), in: pen.state.whole)
        self.present(on: pen)
      }
    }
  }

  private func present(on pen: Pen) {
    let (whole, safe) = (pen.state.whole, pen.state.safe)
    switch form {
    case .cover: show(in: whole, safe, 0, pen)
    case .sheet(let share):
      isRegular ? showCentred(whole, pen) : showRising(whole, safe, share, pen)
    case .alert:
      above.place(in: safe, Proposal(safe.size), .center, on: pen)
    case .actions:
      let frame = safe.inset(by: Insets(leading: 8, bottom: 8, trailing: 8))
      above.place(in: frame, Proposal(frame.size), isRegular ? .center : .bottom, on: pen)
    }
  }

  private func showCentred(_ whole: CGRect, _ pen: Pen) {
    let size = CGSize(
      width: min(Self.tabletSheet.width, whole.width),
      height: min(Self.tabletSheet.height, whole.height))
    let frame = CGRect(
      x: whole.midX - size.width / 2, y: whole.midY - size.height / 2, width: size.width,
      height: size.height)
    show(in: frame, frame, 10, pen)
  }

  private func showRising(_ whole: CGRect, _ safe: CGRect, _ share: Double, _ pen: Pen) {
    let most = Double(whole.maxY - safe.minY) - Self.gap
    let height = share >= 1 ? most : Double(whole.height) * share
    let frame = CGRect(x: whole.minX, y: whole.maxY - height, width: whole.width, height: height)
    let inner = CGRect(
      x: safe.minX, y: frame.minY, width: safe.width, height: safe.maxY - frame.minY)
    show(in: frame, inner, 10, pen)
  }

  private func show(in frame: CGRect, _ inner: CGRect, _ radius: Double, _ pen: Pen) {
    pen.with(
      {
        ($0.whole, $0.safe, $0.reach, $0.clip) = (frame, inner, inner, frame)
      },
      {
        pen.clipped(to: .rounded(frame, radius), frame) {
          pen.fill(.rect(frame), ground, in: frame)
          above.place(in: inner, Proposal(inner.size), .center, on: pen)
        }
      })
  }
}

extension Pen {
  /// Draws after all the rest, from the state of the whole screen.
  func afterwards(_ draw: @escaping (Pen) -> Void) { later.append(draw) }

  /// Draws what was put off; that may put off more.
  func finish() {
    while !later.isEmpty {
      let next = later.removeFirst()
      with({ $0 = self.screenState }, { next(self) })
    }
  }
}
