import TriptoKernel
import TriptoPlan
import TriptoWords

/// What the conductor says of an award (EVE78).
extension Script {
  static func praise(_ award: AwardID, _ language: Language) -> String {
    Words.of(language).text(text(of: award))
  }

  private static func text(of award: AwardID) -> ServerText {
    switch award {
    case .nearMiss: .voiceAwardNearMiss
    case .aloneRight: .voiceAwardAloneRight
    case .quickBrake: .voiceAwardQuickBrake
    case .comeback: .voiceAwardComeback
    case .photoFinish: .voiceAwardPhotoFinish
    case .ten: .voiceAwardTen
    case .postman: .voiceAwardPostman
    case .quiz: .voiceAwardQuiz
    case .patient: .voiceAwardPatient
    case .steady: .voiceAwardSteady
    case .longWay: .voiceAwardLongWay
    case .brave: .voiceAwardBrave
    case .crew: .voiceAwardCrew
    case .cheer: .voiceAwardCheer
    }
  }
}
