package import TriptoAuthoring
import TriptoKernel
package import TriptoWire
import TriptoWords

extension GenerateStatus {
  /// How a batch looks from outside (RE29, RE61): without names as long as they could give a game away
  /// (SE16).
  package init?(_ batch: GenerationBatch, seenBy sight: LibrarySight) {
    let destinations = batch.items.compactMap {
      GeneratedDestination($0, batch.spoken, isNamed: sight.mayRead($0.job.id))
    }
    guard destinations.count == batch.items.count else { return nil }
    let words = Words.of(batch.spoken)
    let stages = Self.stages(words)
    let step = batch.items[batch.current].job.stage.step
    let made = destinations.last { $0.status == .completed }
    let error = destinations.compactMap(\.error).first
    self.init(
      generateId: batch.id, status: batch.status, currentStep: step,
      currentStepDescription: stages[step - 1], contentPackId: batch.isOver ? made?.roundId : nil,
      error: batch.status == .failed ? error ?? words.text(.generateCancelled) : nil,
      stages: stages, done: batch.items.count(where: \.state.isOver),
      createdAtMs: Int(batch.createdAtMs), destinations: destinations)
  }

  /// The names that v1 knows (RE29), and the same in the other languages.
  private static func stages(_ words: Words) -> [String] {
    [
      .generateStep1, .generateStep2, .generateStep3, .generateStep4, .generateStep5,
    ].map { words.text($0) }
  }
}

extension GeneratedDestination {
  fileprivate init?(_ item: GenerationBatch.Item, _ language: Language, isNamed: Bool) {
    guard let id = PackID(item.job.id) else { return nil }
    let unnamed = Words.of(language).text(.generateUnnamed)
    self.init(
      roundId: id, status: item.state, step: item.job.stage.step,
      name: isNamed ? item.name?[language] : nil,
      error: item.error.map { isNamed ? $0[language] : unnamed })
  }
}
