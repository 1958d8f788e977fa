/// The bed gives way to the voice (AU6, UI-T23).
struct Duck: Equatable, Sendable {
  static let floor = Decibels.linear(-10)
  static let downS = 0.15
  static let upS = 0.9

  private(set) var envelope = SoundEnvelope(1)
  private var untilS = 0.0

  /// Holds the bed down from `atS`; clips that overlap extend the same duck.
  mutating func press(at atS: Double, for seconds: Double) {
    let lowS = atS + Self.downS
    untilS = max(untilS, atS + seconds, lowS)
    envelope.begin(at: atS)
    envelope.lineInDb(to: Self.floor, at: lowS)
    envelope.lineInDb(to: Self.floor, at: untilS)
    envelope.lineInDb(to: 1, at: untilS + Self.upS)
  }

  /// The voice was cut short.
  mutating func release(at atS: Double) {
    untilS = 0
    envelope.begin(at: atS)
    envelope.lineInDb(to: 1, at: atS + Self.upS)
  }
}
