import SwiftUI
import TriptoTVScreens

/// Where what lies over a picture has room in it: never on train, podium, rows or names (UI-E7).
enum Overlays {
  struct Corner { let x, y, width, height: Double, isRow: Bool }

  /// The code: below on the right, or above where the picture fills that corner.
  static func corner(_ picture: TVPicture?, hasTrain: Bool) -> Corner {
    switch picture {
    case .question: Corner(x: 1180, y: 50, width: 644, height: 64, isRow: true)
    case .scores: Corner(x: 1180, y: 50, width: 644, height: 64, isRow: true)
    case .reveal: Corner(x: 1304, y: 936, width: 520, height: 90, isRow: true)
    case .intro, .rules:
      Corner(x: 1304, y: hasTrain ? 680 : 690, width: 520, height: 90, isRow: false)
    default: Corner(x: 1504, y: hasTrain ? 680 : 910, width: 320, height: 110, isRow: false)
    }
  }

  /// Captions stand at y 786–890; in the finale above the podium, below the rows of a reveal, and without a train below a
  /// question's header. A lost link and what passes are told in the same place.
  static func captionTop(_ picture: TVPicture?, hasTrain: Bool) -> Double {
    switch picture {
    case .finale: 54
    case .reveal: 922
    case .question where !hasTrain: 156
    case .scores where !hasTrain: 838
    default: 786
    }
  }

  static func toastTop(_ picture: TVPicture?) -> Double {
    switch picture {
    case .clue: 210
    case .question: 200
    case .reveal: 776
    default: 58
    }
  }
}
