import Foundation
@_spi(Testing) import SwiftUI

extension RGBA {
  init(_ colour: PaintColor) { self.init(colour.red, colour.green, colour.blue, colour.opacity) }
}

extension Paint {
  init(_ paint: SwiftUI.Paint) {
    func stops(_ stops: [PaintStop]) -> [Stop] {
      stops.map { Stop(colour: RGBA($0.color), place: Double($0.location)) }
    }
    switch paint {
    case .color(let colour): self = .colour(RGBA(colour))
    case .linear(let all, let start, let end):
      self = .linear(stops(all), CGPoint(start), CGPoint(end))
    case .radial(let all, let centre, let inner, let outer):
      self = .radial(stops(all), CGPoint(centre), Double(inner), Double(outer))
    case .angular(let all, _, _, _):
      // SVG has no gradient around a point: the middle of its colours stands for it.
      let colours = stops(all).map(\.colour)
      let mean = colours.dropFirst().reduce(colours.first ?? .clear) { $0.mixed(with: $1, 0.5) }
      self = .colour(mean)
    case .material: self = .colour(RGBA(0.14, 0.14, 0.15, 0.85))
    }
  }
}

extension Face {
  init(_ face: TextFace) {
    self.init()
    size = Double(face.size)
    let weights: [(Double, Weight)] = [(550, .regular), (650, .semibold), (850, .bold)]
    weight = weights.first { Double(face.weight) < $0.0 }?.1 ?? .black
    isMonospaced = face.design == .monospaced
    hasMonospacedDigits = face.isMonospacedDigit
    isItalic = face.isItalic
    tracking = Double(face.tracking)
  }
}

extension Transform {
  init(_ map: CGAffineTransform) {
    self.init(
      a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx),
      ty: Double(map.ty))
  }
}

extension Outline {
  @MainActor
  init(_ shape: any SwiftUI.Shape, in rect: CGRect, isEvenOdd: Bool = false) {
    self.init(shape.path(in: rect))
    self.isEvenOdd = isEvenOdd
  }
}
