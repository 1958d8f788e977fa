import TriptoTVScreens

/// Lengths of the passenger train, px at 1080p; the same as those that the Kit counts with (UI-E8).
enum TrainMeasure {
  static let window = 72.0
  static let gap = 6.0
  static let end = 12.0
  static let plate = 50.0
  static let coupling = 10.0
  static let engine = 168.0
  static let height = 120.0
  /// Where it stands.
  static let top = 906.0

  /// The middle of somebody's window on the screen, for a name above it; the middle of the screen where there is none.
  static func middle(of id: String, in train: TVTrain) -> Double {
    let scale = train.seating.scale
    var x = (Stage.width - Double(train.seating.width) * scale) / 2
    for coach in train.seating.coaches {
      x += end * scale + (coach.number == nil ? 0 : plate * scale)
      for window in coach.windows {
        if window.riders.contains(where: { train.riders[$0].id == id }) {
          return x + this(scale) / 2
        }
        x += (this(scale) + gap * scale)
      }
      x += (end - gap + coupling) * scale
    }
    return Stage.width / 2
  }

  private static func this(_ scale: Double) -> Double { window * scale }
}
