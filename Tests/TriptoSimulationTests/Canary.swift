import Foundation
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable
import TriptoViews
import TriptoWire

/// Searches what is sent for tokens that its receiver may not see yet (PR34, PR35).
struct Canary {
  /// How many tokens were found and allowed: a canary that sees nothing proves nothing.
  private(set) var sightings = 0

  /// Renders everything of a moment for TV and players.
  /// - Returns: what was leaked; empty when all is well.
  mutating func leaks(of moment: Moment) -> [String] {
    var leaks: [String] = []
    let messages = Messages(moment)
    let recipients = Self.recipients(moment.state)
    for directed in Director.cues(for: moment) {
      var faces: Set<Face> = []
      for recipient in recipients where directed.audience.includes(recipient) {
        guard faces.insert(Face(directed.cue, recipient, moment.state)).inserted,
          let message = messages.message(directed.cue, for: recipient)
        else { continue }
        let allowed = Self.allowed(moment.state, for: recipient.viewer)
        for token in Self.tokens(message.jsonBytes()) {
          if allowed.contains(token) {
            sightings += 1
          } else {
            leaks.append("\(token) \(directed)")
          }
        }
      }
    }
    return leaks
  }

  private static func recipients(_ state: GameState) -> [Recipient] {
    let viewers = [Viewer.tv] + state.players.map { .player($0.id) }
    return viewers.flatMap { viewer in
      [false, true].map { Recipient(viewer: viewer, isExtended: $0) }
    }
  }

  /// Every `ZQX-….` in the bytes, and the key of a position (EX35), for it is a number without a mark.
  static func tokens(_ bytes: [UInt8]) -> [String] {
    let data = Data(bytes)
    var tokens = data.range(of: Data(position.utf8)) == nil ? [] : [position]
    var rest = data.startIndex..<data.endIndex
    while let start = data.range(of: Self.mark, in: rest) {
      guard let end = data[start.lowerBound...].firstIndex(of: UInt8(ascii: ".")) else { break }
      tokens.append(String(decoding: data[start.lowerBound...end], as: UTF8.self))
      rest = end..<data.endIndex
    }
    return tokens
  }

  private static let mark = Data("ZQX-".utf8)
  private static let position = #""position""#

  /// The tokens a TV or player may see in this state; everything else is a leak.
  static func allowed(_ state: GameState, for viewer: Viewer) -> Set<String> {
    var tokens: Set<String> = state.round?.isRevealed == true ? [position] : []
    for stop in state.nightStops {
      tokens.formUnion([stop.place.name.open(.revealed), stop.place.country.open(.revealed)])
    }
    for (index, round) in state.rounds.enumerated() {
      let number = state.tonight.earlierDestinations + index + 1
      if round.isRevealed { tokens.formUnion(TestContent.placeTokens(number).dropLast()) }
      let shownClues = index < state.roundIndex ? 5 : state.clueIndex + 1
      tokens.formUnion((0..<shownClues).map { TestContent.clue(number, $0) })
      for question in round.followups.indices {
        tokens.insert(TestContent.question(number, question))
      }
      for question in 0..<round.scoredQuestions {
        tokens.insert(TestContent.correctAnswer(number, question))
      }
      tokens.formUnion(answers(round, for: viewer, state))
    }
    // NB: a child has the right one among its four, and nothing says which (EVE16).
    if let id = viewer.seatID, let choices = state.choices(of: id) { tokens.formUnion(choices) }
    if let own = viewer.seatID.flatMap({ state.tonight.drafts[$0] }) {
      tokens.insert(own.text.open(.judging))
    }
    return tokens
  }

  /// Public ones, one's own, and those of one's carriage (EVE38).
  private static func answers(
    _ round: Round, for viewer: Viewer, _ state: GameState
  ) -> [String] {
    let own = viewer.seatID.map { [$0] + state.mates(of: $0) } ?? []
    let places = round.answers
      .filter { round.isVerdictPublic(of: $0.seat) || own.contains($0.seat) }
      .map { $0.text.open(.judging) }
    let scored = round.followups.prefix(round.scoredQuestions).joined()
    return places + scored.map { $0.text.open(.judging) }
  }
}
