import Foundation
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoStore
import TriptoWire

extension GameNow {
  /// The destinations of the present journey, as they are played: a later change of the library changes no
  /// game.
  var places: [ProjectedRow] {
    state.itinerary.enumerated().flatMap { index, place in
      let id = state.roundID(index)
      return [destination(place, id)] + clues(place, id) + questions(place, id)
    }
  }

  private func destination(_ place: Destination, _ id: String) -> ProjectedRow {
    let position = place.position.open(.journal)
    let names = [place.name.open(.journal)] + place.aliases.open(.journal)
    return ProjectedRow(
      .destinations, id: id,
      [
        .text(place.name.open(.journal)), .text(place.country.open(.journal)), .null,
        position.map { .double($0.latitude) } ?? .null,
        position.map { .double($0.longitude) } ?? .null, .json(names.jsonText),
      ])
  }

  private func clues(_ place: Destination, _ id: String) -> [ProjectedRow] {
    zip(state.format.levels, place.clues).map { level, text in
      ProjectedRow(
        .clues, id: "\(id)/\(level)",
        [.text(id), .int(level), .text(text.open(.journal)), .null, .null])
    }
  }

  private func questions(_ place: Destination, _ id: String) -> [ProjectedRow] {
    place.questions.enumerated().map { index, question in
      let answers = [question.correctAnswer.open(.journal)] + question.aliases.open(.journal)
      return ProjectedRow(
        .followupQuestions, id: "\(id)/q\(index + 1)",
        [
          .text(id), .int(index + 1), .text(question.text.open(.journal)), .json(answers.jsonText),
          .null, .null,
        ])
    }
  }
}

extension [String] {
  /// A JSON array.
  fileprivate var jsonText: [UInt8] { JSONValue.array(map(JSONValue.string)).jsonBytes() }
}
