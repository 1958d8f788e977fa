import Foundation
import TriptoKernel

extension Pack {
  /// The pack's document with other words in some clues.
  struct EditedClues {
    let document: JSONValue
    /// The points of the clues whose words are others now.
    let levels: Set<Int>
  }

  func edited(_ edits: [ClueEdit]) -> EditedClues {
    guard case .object(var fields) = document, case .array(let clues)? = fields["clues"] else {
      return EditedClues(document: document, levels: [])
    }
    var levels: Set<Int> = []
    fields["clues"] = .array(
      clues.map { clue in
        guard case .object(let old) = clue, let level = clue["level"]?.whole,
          let new = edits.first(where: { $0.level == level })?.applied(to: old)
        else { return clue }
        levels.insert(level)
        return .object(new)
      })
    fields["metadata"] = Self.unverified(fields["metadata"])
    return EditedClues(document: .object(fields), levels: levels)
  }

  private static func unverified(_ metadata: JSONValue?) -> JSONValue {
    var fields: [String: JSONValue] = [:]
    if case .object(let given)? = metadata { fields = given }
    fields["verified"] = .bool(false)
    fields["editedByHand"] = .bool(true)
    return .object(fields)
  }

  /// A host has changed clues of it (RE54).
  var isEditedByHand: Bool { document["metadata"]?["editedByHand"] == .bool(true) }

  /// Where the clue of a level stands in the file, as in `clues[0]`.
  func path(ofClue level: Int) -> String? {
    document["clues"]?.elements.firstIndex { $0["level"]?.whole == level }.map { "clues[\($0)]" }
  }
}
