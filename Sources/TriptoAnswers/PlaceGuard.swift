/// The names of known places, none of which may pass for a misspelling of another (AN5).
///
/// One guard serves a whole library: names of the destination that is asked for do not count.
public struct PlaceGuard: Sendable {
  /// Knows no place.
  public static let empty = PlaceGuard(names: [])

  private let byLength: [Int: [SpelledName]]
  private let keys: Set<String>

  /// - Parameter names: Names in any spelling; they are folded here.
  public init(names: some Sequence<String>) {
    keys = Set(names.lazy.map(Fold.compact).filter { !$0.isEmpty })
    byLength = Dictionary(grouping: keys.map(SpelledName.init(compact:)), by: \.letters.count)
  }

  func contains(_ compact: String) -> Bool {
    keys.contains(compact)
  }

  /// Whether a known place is no further from `answer` than `limit`, other than those in `own`.
  func hasPlace(within limit: Int, of answer: SpelledName, except own: Set<String>) -> Bool {
    let length = answer.letters.count
    return (length - limit...length + limit).contains { length in
      (byLength[length] ?? []).contains { place in
        place.distance(to: answer, limit: limit) != nil && !own.contains(place.key)
      }
    }
  }
}
