/// How something moves, and what stands for it where people want less of that (UI.md §1.3, UI-A3). Times are s.
public struct Motion: Equatable, Sendable {
  public enum Reduced: Equatable, Sendable {
    case none
    case fade(Double)
    /// It stands there as at its end.
    case still
    case redBorder
    case sparkles(Int)
    case same
  }

  public let name: String
  /// On phones and in the host's app.
  public let host: Double
  public let tv: Double
  /// Between one row and the next.
  public let staggerHost: Double
  public let staggerTV: Double
  public let curve: Curve
  public let repeats: Bool
  public let reduced: Reduced
  /// The same on the TV, where it is another.
  public let reducedTV: Reduced

  init(
    _ name: String, host: Double, tv: Double, stagger: (host: Double, tv: Double) = (0, 0),
    _ curve: Curve, repeats: Bool = false, reduced: Reduced, reducedTV: Reduced? = nil
  ) {
    (self.name, self.host, self.tv, self.curve) = (name, host, tv, curve)
    (staggerHost, staggerTV) = stagger
    (self.repeats, self.reduced, self.reducedTV) = (repeats, reduced, reducedTV ?? reduced)
  }
}

extension Motion {
  /// How long a fade takes that stands for a movement.
  public static let fade = 0.2

  public static let fadeInUp = Motion(
    "fadeInUp", host: 0.3, tv: 0.6, .easeOut, reduced: .fade(fade))
  /// Texts that are read.
  public static let fadeInUpText = Motion(
    "fadeInUp", host: 0.6, tv: 0.8, .easeOut, reduced: .fade(fade))
  public static let scalePop = Motion("scalePop", host: 0.5, tv: 0.8, .spring, reduced: .none)
  /// NB: a spring of response 0.35 and damping 0.75 where there are springs.
  public static let rowIn = Motion(
    "rowIn", host: 0.3, tv: 0.5, stagger: (0.06, 0.12), .spring, reduced: .fade(fade))
  public static let pulse = Motion(
    "pulse", host: 1.5, tv: 2, .easeInOut, repeats: true, reduced: .still)
  public static let glowPulse = Motion(
    "glowPulse", host: 2, tv: 2, .easeInOut, repeats: true, reduced: .still)
  public static let shake = Motion("shake", host: 0.4, tv: 0.4, .linear, reduced: .redBorder)
  public static let slideInFromTop = Motion(
    "slideInFromTop", host: 0.4, tv: 0.4, .easeOut, reduced: .fade(fade))
  public static let revealName = Motion(
    "revealName", host: 1, tv: 1, .easeOut, reduced: .fade(fade))
  public static let overlay = Motion("overlay", host: 0.3, tv: 0.6, .easeOut, reduced: .fade(fade))
  public static let question = Motion(
    "question", host: 0.3, tv: 0.8, .easeOut, reduced: .fade(fade))
  /// How long a brake's word is shown.
  public static let brakeToast = Motion("toast", host: 2.5, tv: 2.5, .ease, reduced: .same)
  public static let toast = Motion("toast", host: 4, tv: 4, .ease, reduced: .same)
  public static let press = Motion("press", host: 0.08, tv: 0.08, .easeOut, reduced: .none)
  /// How long the last piece is in the air.
  public static let confetti = Motion(
    "confetti", host: 5.5, tv: 5.5, .linear, reduced: .none, reducedTV: .sparkles(12))

  public static let all: [Motion] = [
    fadeInUp, fadeInUpText, scalePop, rowIn, pulse, glowPulse, shake, slideInFromTop, revealName,
    overlay, question, brakeToast, toast, press, confetti,
  ]

  /// Where things come from and how far they go.
  public static let riseBy = 10.0
  public static let slideBy = 30.0
  public static let shakeBy = 8.0
  public static let popScales = [0.8, 1.05, 1]
  public static let pressScale = 0.98
  public static let brakeScale = 0.95
  public static let rowSpring = (response: 0.35, damping: 0.75)
  public static let confettiPieces = (host: 70, tv: 110)
  public static let confettiFall = 2.8...4.8
}
