import Foundation
@_spi(Testing) import SwiftUI
import TriptoDesign

@_spi(Testing) @testable import Drawing
@testable import HostApp

// What a still picture does not show: how something comes, and that something turns.
extension Eyes {
  private static let (fades, scales) = ("mod:opacity(_:)", "mod:scaleEffect(_:anchor:)")

  /// What has this identifier comes with opacity and scale: of its own, or around it and inside of the screen, which
  /// opens so itself.
  func moves(_ identifier: String) {
    guard let path = Self.path(to: identifier, from: stage.window.tree), let last = path.last else {
      return that(false, "nothing is called \(identifier)")
    }
    for kind in [Self.fades, Self.scales] {
      let inside = last.all.contains { $0.kind == kind }
      let around = path.count { $0.kind == kind }
      that(inside || around >= 2, "\(identifier) comes without \(kind)")
    }
  }

  private static func path(to identifier: String, from node: Node) -> [Node]? {
    if node.args["identifier"] as? String == identifier { return [node] }
    for child in node.children {
      if let path = path(to: identifier, from: child) { return [node] + path }
    }
    return nil
  }

  /// What says this springs when it changes.
  func springs(_ words: String) {
    let springs = stage.window.tree.all.filter {
      $0.kind == "mod:animation(_:value:)" && $0.args["animation"] as? Animation == Motion.spring
    }
    that(springs.contains { $0.texts.contains(words) }, "“\(words)” does not spring")
  }

  /// The brand's spinner: a ring that is drawn with the title's gradient.
  func spins() {
    let rings = (stage.window.tree.all).filter { node in
      if case .linear? = node.args["stroke"] as? SwiftUI.Paint { true } else { false }
    }
    that(!rings.isEmpty, "nothing spins")
  }

  /// The colours of a symbol. NB: the picture lists those that voices are told of; the others are in the tree.
  func inks(of symbol: Symbol) -> [RGBA] {
    stage.window.tree.all.filter {
      $0.kind == "Image" && $0.args["name"] as? String == symbol.rawValue
    }.map { node in
      guard case .color(let paint) = node.environment.foreground else { return RGBA(0, 0, 0, 0) }
      return RGBA(paint.red, paint.green, paint.blue, paint.opacity)
    }
  }

  /// A symbol is drawn inside of the control.
  func icon(in name: String) {
    guard let control = picture.control(name) else { return that(false, "no control \(name)") }
    that(
      picture.symbols.contains { control.frame.contains($0.frame) }, "\(name) has no symbol")
  }

  /// Nothing is cut, outside or over something else.
  func isWhole() {
    let broken = picture.findings.filter { $0.kind != .brokenWord }
    that(broken.isEmpty, "\(broken)")
  }
}
