public import Foundation
import TriptoKernel

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

  /// The forms a pack can be written in.
  public enum ExportFormat: String, Sendable, CaseIterable {
    /// Everything, in canonical names; readers of v1 find each field they know.
    case pack2
    /// Only what v1 knew (DA14), in Swedish.
    case v1
  }

  /// The canonical file: UTF-8, sorted keys, unknown fields included.
  public func encoded() throws -> Data {
    try exported(.pack2)
  }

  /// The pack as a file: UTF-8, sorted keys, the same bytes each time.
  public func exported(_ format: ExportFormat) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(format == .pack2 ? document : storedV1)
  }

  /// DA14: the stored form
  private var storedV1: JSONValue {
    .object([
      "roundId": .string(id.rawValue),
      "destination": .object([
        "name": .string(destination.name.sv), "country": .string(destination.country.sv),
        "aliases": .array(destination.aliases.map(JSONValue.string)),
      ]),
      "clues": .array(
        clues.map { .object(["level": .int($0.level), "text": .string($0.text.sv)]) }),
      "followups": .array(followups.map(\.storedV1)),
      "metadata": document["metadata"] ?? .null,
    ])
  }

  /// The document with what follows from it filled in, so that a second reading gives the same.
  func completed() -> Pack {
    guard case .object(var fields) = document else { return self }
    fields["roundId"] = .string(id.rawValue)
    var given: [String: JSONValue] = [:]
    if case .object(let metadata)? = fields["metadata"] { given = metadata }
    given["generatedAt"] = .string(metadata.generatedAt)
    given["verified"] = .bool(metadata.verified)
    given["antiLeakChecked"] = .bool(metadata.antiLeakChecked)
    given["verificationDetails"] = verificationDetails
    fields["metadata"] = .object(given)
    var pack = self
    pack.document = .object(fields)
    return pack
  }

  /// DA16: what has been verified, claim by claim
  private var verificationDetails: JSONValue {
    .object([
      "destinationVerified": .bool(metadata.verified),
      "cluesVerified": .array(clues.map { $0.status.detail }),
      "followupsVerified": .array(followups.map { $0.status.detail }),
      "antiLeakPassed": .bool(metadata.antiLeakChecked),
      "overlapPassed": .bool(!followups.contains(where: \.overlaps)),
      "overlapResults": .array(followups.map { .bool($0.overlaps) }),
    ])
  }
}

extension ClaimStatus {
  fileprivate var detail: JSONValue {
    .object(["verified": .bool(self == .verified), "status": .string(rawValue)])
  }
}

extension Pack.Followup {
  fileprivate var storedV1: JSONValue {
    .object([
      "questionText": .string(question.sv),
      "options": options.map { .array($0.sv.map(JSONValue.string)) } ?? .null,
      "correctAnswer": .string(correctAnswer.sv),
      "aliases": .array(aliases.map(JSONValue.string)),
    ])
  }
}
