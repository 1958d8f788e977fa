import Foundation

/// A filled or outlined shape; takes all that is offered.
final class ShapeBox: Box {
  private let outline: (CGRect) -> Outline
  private let fill: Paint?
  private let stroke: (Paint, Stroke)?
  private let ignoresSafeArea: Bool
  private let sizing: ((Proposal) -> CGSize)?

  init(
    fill: Paint?, stroke: (Paint, Stroke)? = nil, ignoresSafeArea: Bool = false,
    sizing: ((Proposal) -> CGSize)? = nil, _ outline: @escaping (CGRect) -> Outline
  ) {
    (self.fill, self.stroke, self.outline) = (fill, stroke, outline)
    (self.ignoresSafeArea, self.sizing) = (ignoresSafeArea, sizing)
    super.init()
  }

  /// A plain ground; it goes on below system bars as the system's colours do.
  convenience init(_ paint: Paint, ignoresSafeArea: Bool = true) {
    self.init(fill: paint, ignoresSafeArea: ignoresSafeArea) { .rect($0) }
  }

  override func measure(_ offer: Proposal) -> CGSize { sizing?(offer) ?? offer.filled }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let frame = ignoresSafeArea ? pen.unsafe(rect, .all) : rect
    let line = outline(frame)
    pen.claim(pen.state.transform.apply(rect))
    if let fill { pen.fill(line, fill, in: frame) }
    if let (paint, stroke) = stroke { pen.stroke(line, paint, stroke, in: frame) }
  }
}
