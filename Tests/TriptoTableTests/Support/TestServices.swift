import Synchronization
import TriptoAnswers
package import TriptoGame
package import TriptoKernel
package import TriptoPlan
import TriptoTable
package import TriptoViews

/// A library of test packs, the real judge, and ids that count up.
package final class TestServices: TableServices {
  package let isStrict: Bool
  package let hasVoice: Bool
  /// Whether a TV's voice would be better (EVE81).
  private let isPlain: Bool
  private let packs: [TestPack]
  private let made = Mutex(0)

  package init(
    packs: [TestPack], isStrict: Bool = false, hasVoice: Bool = false,
    isPlain: Bool = false
  ) {
    self.packs = packs
    self.isStrict = isStrict
    self.hasVoice = hasVoice
    self.isPlain = isPlain
  }

  package func speaksPlainly(_ language: Language) -> Bool { isPlain }

  package var clipAddresses: ClipAddresses { .relative }

  private func next() -> Int {
    made.withLock {
      $0 += 1
      return $0
    }
  }

  package func newID() -> String {
    let digits = String(next())
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  package func newJoinCode() -> String {
    let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ")
    return "CODE" + String(letters[next() % letters.count])
      + String(letters[next() % letters.count])
  }

  package func newRetryAfterMs() -> Int { 1_500 }

  package func itinerary(for state: GameState, played: [String]) -> [DestinationRecord] {
    let planned = state.plan.map { $0.packID.open(.library) }
    let selected = [state.selectedPack?.packID.open(.library)].compactMap(\.self)
    let chosen = planned.isEmpty ? selected : planned
    let ids = chosen.isEmpty ? packs.prefix(state.settings.destinationsCount).map(\.id) : chosen
    return ids.compactMap { id in packs.first { $0.id == id } }
      .map { $0.record(in: state.settings.language) }
  }

  package func selected(_ packID: String, _ settings: GameSettings) -> SelectedPack? {
    packs.first { $0.id == packID }.map {
      SelectedPack(packID: $0.id, name: settings.language == .en ? $0.name.en : $0.name.sv)
    }
  }

  package func judge(_ text: String, _ place: Destination) -> TriptoPlan.Verdict {
    let judgement = Judge.destination(
      text,
      DestinationTarget(
        name: place.name.open(.judging), country: place.country.open(.judging),
        aliases: place.aliases.open(.judging)), gazetteer: .empty)
    return TriptoPlan.Verdict(
      isCorrect: judgement.isCorrect, reason: judgement.verdict.rawValue,
      detail: judgement.reason.rawValue, matched: judgement.matched, other: judgement.other)
  }

  package func judge(_ text: String, _ question: Question) -> Bool {
    Judge.followup(
      text, correct: question.correctAnswer.open(.judging),
      aliases: question.aliases.open(.judging), options: question.options.open(.judging))
  }
}

extension TestPack {
  /// As the library hands it to a game.
  func record(in language: Language) -> DestinationRecord {
    let isEnglish = language == .en
    return DestinationRecord(
      packID: id, name: isEnglish ? name.en : name.sv,
      country: isEnglish ? country.en : country.sv, aliases: [alias, name.sv, name.en],
      position: nil, clues: [10, 8, 6, 4, 2].map { clue($0, english: isEnglish) },
      questions: [
        DestinationRecord.QuestionRecord(
          text: isEnglish ? "Which year or colour?" : "Vilket år eller vilken färg?",
          options: options, correctAnswer: options[0], aliases: []),
        DestinationRecord.QuestionRecord(
          text: isEnglish ? "What is that called?" : "Vad heter det där?", options: nil,
          correctAnswer: openAnswer, aliases: []),
      ])
  }
}
