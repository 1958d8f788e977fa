import Testing
import TriptoGame
import TriptoKernel
import TriptoTestTable
import TriptoViews
import TriptoWire

/// When the tests' games are created, epoch ms.
let t0 = GameTable.startMs

/// Expects a value to be exactly this JSON, whatever the order of its keys.
func expectJSON(
  _ value: JSONValue?, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let expected = try JSONValue(parsing: Array(text.utf8))
  #expect(value == expected, sourceLocation: sourceLocation)
}

extension JSONValue {
  /// The names of an object's members; empty for anything else.
  var keys: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }

  /// The elements of an array; empty for anything else.
  var items: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var int: Int? { if case .int(let whole) = self { whole } else { nil } }
}

extension GameTable {
  /// `state` of the last snapshot a viewer was sent.
  func lastState(for recipient: Recipient) throws -> JSONValue {
    try #require(try last(.stateSnapshot, for: recipient)?["state"])
  }

  /// What the body leads to, alone in the moments.
  func after(_ body: (inout GameTable) throws -> Void) rethrows -> GameTable {
    var copy = self
    copy.clearMoments()
    try body(&copy)
    return copy
  }
}
