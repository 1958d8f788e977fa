import Foundation

/// What a picture is drawn on.
public struct Screen: Hashable, Sendable {
  /// In points.
  public let size: CGSize
  /// What the system's bars and round corners take.
  public let safe: Insets
  /// Wide enough for columns beside each other.
  public let isRegular: Bool
  /// Widths of letters are multiplied by this: −5 %, 0 and +10 % cover what the system's letters differ from Inter's.
  public var widths: Double
  /// How scrollers stand.
  public var scrolled: Scrolled
  /// What lies below everything: a dark system's window.
  public var ground = RGBA(0, 0, 0)

  public enum Scrolled: Hashable, Sendable { case start, end }

  public init(
    _ size: CGSize, safe: Insets = Insets(), isRegular: Bool = false, widths: Double = 1,
    scrolled: Scrolled = .start
  ) {
    (self.size, self.safe, self.isRegular) = (size, safe, isRegular)
    (self.widths, self.scrolled) = (widths, scrolled)
  }

  /// The smallest phone that runs iOS 17 shows this much with enlarged display.
  public static let smallPhone = Screen(CGSize(width: 320, height: 568), safe: Insets(top: 20))
  public static let phone = Screen(
    CGSize(width: 393, height: 852), safe: Insets(top: 59, bottom: 34))
  public static let tablet = Screen(
    CGSize(width: 820, height: 1180), safe: Insets(top: 24, bottom: 20), isRegular: true)
  public static let lyingTablet = Screen(
    CGSize(width: 1180, height: 820), safe: Insets(top: 24, bottom: 20), isRegular: true)
  /// Texts stay inside the 5 % that some sets cut away.
  public static let television = Screen(
    CGSize(width: 1920, height: 1080), safe: Insets(top: 54, leading: 96, bottom: 54, trailing: 96),
    isRegular: true)

  public static let handheld = [smallPhone, phone, tablet, lyingTablet]
  /// What the widths of letters are multiplied by in turn.
  public static let factors = [0.95, 1, 1.1]

  public func widths(_ factor: Double) -> Screen {
    var screen = self
    screen.widths = factor
    return screen
  }
}
