package import TriptoDesign
import TriptoKernel
package import TriptoWire

/// An award of the journey: what it is called, who has it, and its number (EVE78, EVE79).
public struct Award: Equatable, Sendable, Identifiable {
  public let id: String
  /// *Närmast fast fel*.
  public let title: String
  /// *Alva & Bo*.
  public let names: String
  /// *115 km*; nil of an award without a number.
  public let value: String?

  /// - Returns: nil of an award that is newer than the app.
  package init?(_ award: AwardView, _ messages: Messages) {
    guard let title = messages.awards.title(award.id) else { return nil }
    (id, self.title) = (award.id.rawValue, title)
    names = award.names.joined(separator: " & ")
    value =
      award.id == .aloneRight
      ? award.place : award.value.flatMap { messages.award(award.id, value: $0) }
  }
}

extension AwardsMessages {
  /// - Returns: nil of an award that is newer than the app.
  package func title(_ id: AwardID) -> String? {
    switch id {
    case .nearMiss: awardNearMiss
    case .aloneRight: awardAloneRight
    case .quickBrake: awardQuickBrake
    case .comeback: awardComeback
    case .photoFinish: awardPhotoFinish
    case .ten: awardTen
    case .postman: awardPostman
    case .quiz: awardQuiz
    case .patient: awardPatient
    case .steady: awardSteady
    case .longWay: awardLongWay
    case .brave: awardBrave
    case .crew: awardCrew
    case .cheer: awardCheer
    case .unknown: nil
    }
  }
}

extension Messages {
  /// A number in its award's unit (EVE79); nil of an award that has none.
  func award(_ id: AwardID, value: Double) -> String? {
    // NB: a number that fits into no counter is none.
    guard let whole = Int(exactly: value.rounded()) else { return nil }
    switch id {
    case .nearMiss, .longWay: return kilometres(value)
    case .quickBrake: return tv.ofSeconds(s: (value * 10).rounded() / 10)
    case .comeback: return tv.ofRanks(n: whole)
    case .photoFinish: return tv.ofMs(n: whole)
    case .postman: return common.nPts(n: whole)
    case .quiz: return tv.ofRight(n: whole)
    case .ten, .patient, .cheer: return tv.ofTimes(n: whole)
    case .steady: return tv.ofAll(n: whole)
    case .brave: return tv.ofBrakes(n: whole)
    case .aloneRight, .crew, .unknown: return nil
    }
  }
}
