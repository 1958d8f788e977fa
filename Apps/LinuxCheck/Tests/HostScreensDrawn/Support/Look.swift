@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI

/// One of the ways that people look at a screen.
struct Look: Sendable {
  let name: String
  let screen: Screen
  let typeSize: DynamicTypeSize

  /// Four screens, at the text size that devices come with and at the largest one.
  static let all = sizes.flatMap { name, typeSize in
    zip(Screen.handheld, ["320×568", "393×852", "820×1180", "1180×820"]).map { screen, sides in
      Look(name: "\(sides)\(name)", screen: screen, typeSize: typeSize)
    }
  }

  private static let sizes: [(String, DynamicTypeSize)] = [("", .large), (" AX5", .accessibility5)]

  /// With letters that are narrower and wider than Inter's.
  @MainActor
  func pictures(of view: ViewHost) -> [(name: String, picture: Picture)] {
    show(view)
    return Screen.factors.map { factor in
      let percent = Int(((factor - 1) * 100).rounded())
      let name = percent == 0 ? name : "\(name) \(percent > 0 ? "+" : "−")\(abs(percent)) %"
      return (name, Picture(view, on: screen.widths(factor)))
    }
  }

  /// The device becomes this one.
  @MainActor
  func show(_ view: ViewHost) {
    view.environment = screen.environment(typeSize)
    view.size = screen.size
  }
}
