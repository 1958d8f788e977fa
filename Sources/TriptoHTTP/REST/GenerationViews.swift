import TriptoAuthoring
import TriptoWire

extension GenerateStatus {
  /// How a batch looks from outside (RE29, RE61): without names as long as they could give a game away
  /// (SE16).
  package init?(_ batch: GenerationBatch, seenBy sight: LibrarySight) {
    let destinations = batch.items.compactMap {
      GeneratedDestination($0, batch.language, isNamed: sight.mayRead($0.job.id))
    }
    guard destinations.count == batch.items.count else { return nil }
    let stages = Self.stages(batch.language)
    let step = batch.items[batch.current].job.stage.step
    let made = destinations.last { $0.status == .completed }
    let error = destinations.compactMap(\.error).first
    self.init(
      generateId: batch.id, status: batch.status, currentStep: step,
      currentStepDescription: stages[step - 1], contentPackId: batch.isOver ? made?.roundId : nil,
      error: batch.status == .failed ? error ?? Self.cancelled(batch.language) : nil,
      stages: stages, done: batch.items.count(where: \.state.isOver),
      createdAtMs: Int(batch.createdAtMs), destinations: destinations)
  }

  private static func cancelled(_ language: String?) -> String {
    language == "en" ? "Cancelled" : "Avbruten"
  }

  /// The names that v1 knows (RE29), and the same in English.
  private static func stages(_ language: String?) -> [String] {
    language == "en"
      ? [
        "Choosing destination", "Writing clues", "Verifying facts", "Writing follow-ups",
        "Anti-leak check",
      ]
      : [
        "Väljer destination", "Genererar ledtrådar", "Verifierar fakta", "Skapar följdfrågor",
        "Anti-leak kontroll",
      ]
  }
}

extension GeneratedDestination {
  fileprivate init?(_ item: GenerationBatch.Item, _ language: String?, isNamed: Bool) {
    guard let id = PackID(item.job.id) else { return nil }
    let unnamed = language == "en" ? "The destination was not made." : "Resmålet blev inte till."
    self.init(
      roundId: id, status: item.state, step: item.job.stage.step,
      name: isNamed ? item.name?[language] : nil,
      error: item.error.map { isNamed ? $0[language] : unnamed })
  }
}
