import Foundation
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

/// A pack with a name of its own, and with numbers for answers, to give others away or to be given away.
enum SpoilerFixture {
  /// - Parameter changes: Values by their path, as in `clues.0.text`.
  static func pack(
    _ id: String, named name: String, _ changes: [String: JSONValue] = [:]
  ) throws -> Pack {
    let plain: [String: JSONValue] = [
      "roundId": .string(id), "destination.name": .string(name),
      "destination.nameEn": .string(name), "destination.aliases": .array([]),
      "destination.country": .string("Land \(id)"), "destination.geonameId": .null,
      "destination.lat": .null, "destination.lon": .null,
      "followups.0.options": .null, "followups.0.optionsEn": .null,
      "followups.0.correctAnswer": .string("11"), "followups.0.correctAnswerEn": .null,
      "followups.0.explanation": .null, "followups.1.correctAnswer": .string("12"),
      "followups.1.aliases": .array([]),
    ]
    var document = try JSONValue(parsing: Fixture.pack2.data())
    for (path, value) in plain.merging(changes, uniquingKeysWith: { $1 }) {
      let steps = path.split(separator: ".").map(String.init)
      document = document.replacing(steps[...], with: value == .null ? nil : value)
    }
    return try Pack.parse(JSONEncoder().encode(document), now: Fixture.now).pack
  }

  /// What a text about some place gives away of another pack.
  static func spoilers(
    _ text: String, at path: String = "clues.0.text", of told: Pack
  ) throws -> [String] {
    let teller = try pack("teller", named: "Berättarby", [path: .string(text)])
    return SpoilerTable([teller, told]).all.filter { $0.teller == "teller" }
      .map { "\($0.path) \($0.words) \($0.toldPath)" }
  }
}
