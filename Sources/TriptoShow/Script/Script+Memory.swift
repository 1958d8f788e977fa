import TriptoKernel
import TriptoPlan
import TriptoWords

/// What the conductor says of this night (EVE89).
extension Script {
  static func memory(
    _ recollection: Recollection, _ variant: Int, _ language: Language
  ) -> String? {
    let lines = Words.of(language).memory[recollection.rawValue] ?? []
    return lines.indices.contains(variant) ? lines[variant] : nil
  }
}
