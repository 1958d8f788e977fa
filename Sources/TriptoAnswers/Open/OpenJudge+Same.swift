/// When words are a name, without a slip (JUDGE J13, J14).
extension OpenJudge {
  func isSame(_ typed: [String], _ name: OpenName) -> Bool {
    let (key, right) = (typed.joined(), name.words.joined())
    if SameWord.holds(key, right) || Numerals.loosened(key) == right { return true }
    if isSameWords(typed, name.words) { return true }
    let content = OpenName.content(typed)
    return isSameWords(content, name.content) || isNameWithKinds(content, name)
      || isNameInCompound(key, name) || isNameWithPlace(typed, name)
  }

  /// "Elisabeth av Österrike": the name, and a place that it belongs to.
  private func isNameWithPlace(_ typed: [String], _ name: OpenName) -> Bool {
    guard let at = typed.lastIndex(where: OpenWords.belongs.contains), at > 0,
      case (let front, let place) = (Array(typed[..<at]), typed[(at + 1)...]), !place.isEmpty,
      front.count < typed.count - 1, isSame(front, name)
    else { return false }
    return gazetteer.places(named: place.joined(separator: " ")).contains { !$0.kind.isPoint }
  }

  private func isSameWords(_ left: [String], _ right: [String]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy(SameWord.holds)
  }

  /// Every word of the name, and besides only words of other right answers, of kinds, or where it lies (J14).
  private func isNameWithKinds(_ content: [String], _ name: OpenName) -> Bool {
    guard name.content.allSatisfy({ word in content.contains { SameWord.holds($0, word) } })
    else { return false }
    return content.allSatisfy { word in
      vocabulary.contains { SameWord.holds($0, word) } || isFree(OpenName.kind(word))
    }
  }

  /// Nothing in the right answers says that it is something else: a tower is no bridge, a king no queen.
  /// Titles and crafts are told of one person side by side.
  func isFree(_ kind: String?) -> Bool {
    guard let kind else { return false }
    let others = kinds.filter { OpenJudge.sort(of: $0) == OpenJudge.sort(of: kind) }
    return others.isEmpty || others.contains(kind)
  }

  private static func sort(of kind: String) -> String {
    let sort = kind.prefix { $0 != "." }
    return sort == "title" || sort == "craft" ? String(sort) : "thing"
  }

  /// "Fadomusik", "Moesgårdsmuseet": a name and a kind in one word.
  private func isNameInCompound(_ key: String, _ name: OpenName) -> Bool {
    let right = name.words.joined()
    guard right.count >= 3, key.hasPrefix(right) else { return false }
    let rest = key.dropFirst(right.count)
    return [rest, rest.hasPrefix("s") ? rest.dropFirst() : rest].contains {
      isFree(OpenWords.kinds[String($0)])
    }
  }
}
