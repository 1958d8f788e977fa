import TriptoDesign

/// Which speech this TV shows in words; kept on the device (UI-T25).
public enum CaptionMode: String, CaseIterable, Sendable {
  case off
  /// What stands on the screen nowhere else.
  case banter
  /// Also the clues and questions that are read aloud.
  case all

  public var next: CaptionMode {
    switch self {
    case .off: .banter
    case .banter: .all
    case .all: .off
    }
  }

  func shows(banter isBanter: Bool) -> Bool { self == .all || (self == .banter && isBanter) }

  func label(_ tv: TvMessages) -> String {
    switch self {
    case .off: tv.captionsOff
    case .banter: tv.captionsBanter
    case .all: tv.captionsAll
    }
  }
}
