import Foundation

/// A pack, as far as it is secret.
struct PackSecrets: Decodable, Sendable {
  struct Place: Decodable, Sendable {
    let name, country: String
    let aliases: [String]
  }
  struct Clue: Decodable, Sendable { let text: String }
  struct Question: Decodable, Sendable {
    let questionText, correctAnswer: String
    let options: [String]?
  }

  let destination: Place
  let clues: [Clue]
  let followups: [Question]

  static func read(_ pack: String) throws -> PackSecrets {
    let file = TriptoServer.repository.appending(path: "Content/packs/\(pack).json")
    return try JSONDecoder().decode(PackSecrets.self, from: Data(contentsOf: file))
  }

  /// Nobody but the host may know these before the reveal (PR34).
  var words: [String] { [destination.name, destination.country] + destination.aliases }

  /// What everybody reads, whatever it says (PR34's exemption).
  var open: [String] {
    clues.map(\.text) + followups.flatMap { [$0.questionText] + ($0.options ?? []) }
  }
}
