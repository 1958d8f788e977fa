import Foundation
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

/// The reveal on a player's seat: nothing of the name before it is told (UI-E35).
public struct PlayReveal: Equatable, Sendable {
  /// *Strax framme …*, *Vart bar det av?*; nil once the name is told.
  public let waiting: String?
  public let lead: String
  public let name: String?
  public let country: String?
  public let postcard: PlayPostcard?
  public let verdict: PlayVerdict?
  /// *Snygg resa …*, *Du låste inget svar den här gången.*
  public let line: String?

  /// After the flight's start (SPEC 19.13).
  static let nameMs = 2600.0

  init(_ view: PlayView, _ input: PlayInput) {
    let (state, words, told) = (view.state, view.words, view.moments.reveal)
    let known = told?.destinationName ?? state.destination?.name
    let isNamed = known != nil && Self.isNameTold(view, input)
    waiting = isNamed ? nil : state.reveal == nil ? words.revealing : words.whereDidWeGo
    lead = words.itWas
    name = isNamed ? known : nil
    postcard = name.flatMap { PlayPostcard(view, of: $0) }
    country = isNamed ? told?.country ?? state.destination?.country : nil
    verdict = isNamed ? Self.own(view, input) : nil
    let isOver = view.moments.results != nil
    line = isNamed && verdict == nil ? (isOver ? words.noAnswer : words.niceTrip) : nil
  }

  private static func isNameTold(_ view: PlayView, _ input: PlayInput) -> Bool {
    guard let reveal = view.state.reveal else { return true }
    if reveal.stage != .flight || view.moments.results != nil { return true }
    let delayMs = view.moments.reveal.map { Double($0.revealDelayMs) } ?? nameMs
    return input.nowMs >= Double(reveal.startAtServerMs) + delayMs
  }

  /// The own row, or the carriage's (EVE44), from the moment in which it is told.
  private static func own(_ view: PlayView, _ input: PlayInput) -> PlayVerdict? {
    let rows = view.moments.results?.results ?? []
    let ours = view.carriage?.carriageId
    if let row = rows.first(where: { $0.playerId == view.me })
      ?? rows.first(where: { ours != nil && $0.carriageId == ours })
    {
      return PlayVerdict(
        isCorrect: row.isCorrect, points: row.pointsAwarded,
        answer: view.words.yourAnswer(a: row.answerText), reading: reading(view), view)
    }
    return shown(view, input) ?? kept(view)
  }

  private static func shown(_ view: PlayView, _ input: PlayInput) -> PlayVerdict? {
    let rows = ((view.state.reveal?.shown ?? []) + input.shown).flatMap(\.group)
    let ours = view.carriage?.carriageId
    guard
      let row = rows.first(where: { $0.playerId == view.me })
        ?? rows.first(where: { ours != nil && $0.carriageId == ours })
    else { return nil }
    let off =
      row.isCorrect
      ? nil
      : row.guess.map { guess in
        view.words.guessOffBy(guess: guess.name, off: view.messages.kilometresOff(guess.distanceKm))
      }
    return PlayVerdict(
      isCorrect: row.isCorrect, points: row.pointsAwarded,
      answer: off ?? view.words.yourAnswer(a: row.answerText), view)
  }

  /// After a reconnect: from the own locked answer.
  private static func kept(_ view: PlayView) -> PlayVerdict? {
    guard view.game.isRestored, let lock = view.ownLock, let isCorrect = lock.isCorrect else {
      return nil
    }
    return PlayVerdict(
      isCorrect: isCorrect, points: lock.pointsAwarded ?? 0,
      answer: view.words.yourAnswer(a: lock.answerText ?? ""), reading: reading(view), view)
  }

  /// How the answer was read; who knew the country but not the place is told so.
  private static func reading(_ view: PlayView) -> String {
    if let note = countryNote(view) { return note }
    return GameView(view.game, view.messages)?.reading(view.ownLock?.judged) ?? ""
  }
}

extension PlayReveal {
  private static func countryNote(_ view: PlayView) -> String? {
    let country = view.moments.reveal?.country ?? view.state.destination?.country
    guard let country, let lock = view.ownLock, lock.isCorrect != true,
      lock.judged?.overruled != true, let answer = lock.judged?.other ?? lock.answerText
    else { return nil }
    let typed = answer.trimmingCharacters(in: .whitespacesAndNewlines)
    guard typed.lowercased() == country.lowercased() else { return nil }
    let verdicts = view.messages.verdicts
    return verdicts.rightCountry(kind: verdicts.kindPlace)
  }
}
