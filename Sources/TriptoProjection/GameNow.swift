import Foundation
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoStore

/// The rows of a game as it is (DA2–DA9). What a game does not know of its destinations (claims, sources,
/// region, loudness) stays empty: the library has it.
struct GameNow {
  let state: GameState
  let times: GameTimes

  func rows(ofAllRounds: Bool) -> [ProjectedRow] {
    let first = ofAllRounds ? 0 : max(0, state.rounds.count - 2)
    let played = state.rounds.indices.filter { $0 >= first }
    return players + places + state.itinerary.indices.map(round)
      + played.flatMap { destinationAnswers($0) + followupAnswers($0) } + standings
  }

  private var players: [ProjectedRow] {
    state.players.map { seat in
      ProjectedRow(
        .players, id: state.rowID(of: seat.id),
        [
          .text(seat.name), .time(seat.joinedAtMs),
          .time(times.seen[seat.id]?.atMs ?? seat.joinedAtMs), .bool(seat.isConnected),
        ])
    }
  }

  private func round(_ index: Int) -> ProjectedRow {
    let id = state.roundID(index)
    let present = state.rounds.count - 1
    let phase = index < present ? Phase.roundEnd : index == present ? state.phase : .preparingRound
    return ProjectedRow(
      .rounds, id: id,
      [
        .int(state.journey), .int(index + 1),
        .text(phase.rawValue), .text(id),
        times.roundsStarted[id].map(ProjectedValue.time) ?? .null,
        times.roundsEnded[id].map(ProjectedValue.time) ?? .null,
      ])
  }

  private func destinationAnswers(_ index: Int) -> [ProjectedRow] {
    let (id, round) = (state.roundID(index), state.rounds[index])
    return round.answers.map { answer in
      ProjectedRow(
        .destinationAnswers, id: "\(id)/\(answer.seat.rawValue)",
        [
          .text(id), .text(state.rowID(of: answer.seat)), .int(answer.level),
          .text(answer.text.open(.journal)), round.isScored ? .bool(answer.isCorrect) : .null,
          round.isScored ? .int(answer.total) : .null, .time(answer.lockedAtMs),
        ])
    }
  }

  private func followupAnswers(_ index: Int) -> [ProjectedRow] {
    let (id, round) = (state.roundID(index), state.rounds[index])
    return round.followups.enumerated().flatMap { question, answers in
      answers.map { answer in
        let isScored = question < round.scoredQuestions
        return ProjectedRow(
          .followupAnswers, id: "\(id)/\(answer.seat.rawValue)/\(question + 1)",
          [
            .text(id), .text(state.rowID(of: answer.seat)), .int(question + 1),
            .text(answer.text.open(.journal)), isScored ? .bool(answer.isCorrect) : .null,
            isScored ? .int(points(of: answer, question, in: index)) : .null,
          ])
      }
    }
  }

  // NB: what a carriage's majority decides (EVE44) is known of the present destination.
  private func points(of answer: FollowupAnswer, _ question: Int, in round: Int) -> Int {
    round == state.roundIndex ? state.points(of: answer, question: question) : answer.points
  }

  /// Who won, once the journey is over (SC4, SC6); a verdict that is changed later changes it.
  private var standings: [ProjectedRow] {
    guard state.endReason != nil, let endedMs = times.journeysEnded[state.journey] else {
      return []
    }
    return state.standings.map { row in
      ProjectedRow(
        .standings, id: "\(state.id.rawValue)/\(state.journey)/\(row.seat.rawValue)",
        [
          .int(state.journey), .text(state.rowID(of: row.seat)), .int(row.score), .int(row.rank),
          .time(endedMs),
        ])
    }
  }
}
