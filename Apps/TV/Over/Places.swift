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

  /// Captions stand at y 786–890; in the finale above the podium, below the rows of a reveal, and in a question without
  /// train between it and its options.
  static func captionTop(_ picture: TVPicture?, hasTrain: Bool) -> Double {
    switch picture {
    case .finale: 54
    case .reveal: 922
    case .question(let question) where !hasTrain:
      question.options.isEmpty ? 646 : question.isSettled ? 486 : 610
    case .scores where !hasTrain: 838
    default: 786
    }
  }

  static func toastTop(_ picture: TVPicture?) -> Double {
    switch picture {
    case .clue: 210
    case .question: 200
    case .reveal: 690
    default: 58
    }
  }

  static func toastAlignment(_ picture: TVPicture?) -> Alignment {
    if case .reveal? = picture { .bottom } else { .top }
  }

  /// *Tryck för ljud*: on the right between picture and train, or where the picture leaves room.
  static func sound(_ picture: TVPicture?, hasTrain: Bool) -> (x: Double, y: Double) {
    switch picture {
    case .lobby: (131, hasTrain ? 792 : 850)
    case .reveal(let reveal) where reveal.postcard != nil: (780, 800)
    case .reveal: (76, 918)
    case .question where !hasTrain: (725, 156)
    case .scores where !hasTrain: (1374, 914)
    case .finale: (76, 54)
    default: (1374, 790)
    }
  }
}
