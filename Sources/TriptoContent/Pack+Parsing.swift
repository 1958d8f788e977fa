import Foundation

extension Pack {
  /// Reads a stored pack of v1, a pack/2 or a round package (DA14, DA15).
  ///
  /// - Parameters:
  ///   - data: JSON, at most 256 KiB.
  ///   - now: Used when the pack does not say when it was made.
  /// - Returns: The pack, and what was noticed without being a reason to refuse it.
  /// - Throws: `InvalidPack` with every problem.
  public static func parse(
    _ data: Data, now: Date = Date()
  ) throws -> (pack: Pack, warnings: [PackProblem]) {
    let reading = try PackReader.read(data, now: now)
    return (reading.pack, reading.warnings)
  }

  /// The canonical file: UTF-8, sorted keys, unknown fields included.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(document)
  }
}
