import TriptoAnswers
import TriptoContent
import TriptoGame
import TriptoKernel
package import TriptoPlan

/// Judges typed answers for games: opens the secrets, asks `TriptoAnswers`, says nothing else (AN).
extension SessionServices {
  package func judge(_ text: String, _ place: Destination) -> TriptoPlan.Verdict {
    let judgement = Judge.destination(text, target(place), gazetteer: planner.library.gazetteer)
    let pin = judgement.verdict == .otherPlace ? judgement.other.flatMap(pin) : nil
    let here = place.position.open(.judging)
    return TriptoPlan.Verdict(
      isCorrect: judgement.isCorrect, reason: judgement.verdict.rawValue,
      detail: judgement.reason.rawValue, matched: judgement.matched, other: judgement.other,
      otherAt: pin, otherKm: pin.flatMap { here?.distanceKm(to: $0) })
  }

  /// Of several bearers of a name the heaviest that a pin can stand for (EVE65).
  private func pin(_ name: String) -> Position? {
    planner.library.gazetteer.places(named: name)
      .filter { $0.kind.isPoint && ($0.latitude, $0.longitude) != (0, 0) }
      .max { $0.weight < $1.weight }
      .map { Position(latitude: $0.latitude, longitude: $0.longitude) }
  }

  /// The pack knows most about its place; one that has been deleted meanwhile is judged by what
  /// the game keeps.
  private func target(_ place: Destination) -> DestinationTarget {
    planner.library.pack(place.packID.open(.judging))?.target
      ?? DestinationTarget(
        name: place.name.open(.judging), country: place.country.open(.judging),
        aliases: place.aliases.open(.judging))
  }

  package func judge(_ text: String, _ question: Question) -> Bool {
    Judge.followup(
      text, correct: question.correctAnswer.open(.judging),
      aliases: question.aliases.open(.judging), options: question.options.open(.judging),
      gazetteer: planner.library.gazetteer)
  }
}
