import Foundation
import QuartzCore

/// Tells of every picture that the display has shown.
@MainActor
final class DisplayPace: NSObject {
  private let drew: @MainActor (Double) -> Void
  private var link: CADisplayLink?

  init(_ drew: @escaping @MainActor (Double) -> Void) { self.drew = drew }

  func begin() {
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func step(_ link: CADisplayLink) { drew(link.timestamp) }
}
