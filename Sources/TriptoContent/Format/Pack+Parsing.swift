public import Foundation

extension Pack {
  /// Reads a stored pack of v1, a pack/2 or a round package (DA14, DA15).
  ///
  /// - Parameters:
  ///   - data: JSON, at most 256 KiB.
  ///   - now: Used when the pack does not say when it was made.
  ///   - places: What is known of places, for P15; without it that rule is not checked.
  /// - Returns: The pack, and what was noticed without being a reason to refuse it.
  /// - Throws: `InvalidPack` with every problem.
  public static func parse(
    _ data: Data, now: Date = Date(), places: (any PlaceFacts)? = nil
  ) throws(InvalidPack) -> (pack: Pack, warnings: [PackProblem]) {
    let reading = try PackReader.read(data, now: now, places: places)
    return (reading.pack, reading.warnings)
  }
}
