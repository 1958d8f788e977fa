/// When words are a name but for a slip of the pen (JUDGE J16).
extension OpenJudge {
  /// The nearest right answer within its limit, unless what was typed is a place that somebody knows.
  func slipped(_ typed: [String]) -> (name: String, slips: Int)? {
    let content = OpenName.content(typed)
    let bare = content.filter { vocabulary.contains($0) || !isFree(OpenName.kind($0)) }
    let found = names.flatMap { name in
      [(typed, name.words), (content, name.content), (bare, name.content)].compactMap {
        Slips.between($0, $1).map { (name: name.text, slips: $0) }
      }
    }
    guard let nearest = found.min(by: { $0.slips < $1.slips }) else { return nil }
    return isAnotherPlace(typed, nearest.name) ? nil : nearest
  }

  /// What was typed is a place that people know, and not the one that is right.
  private func isAnotherPlace(_ typed: [String], _ name: String) -> Bool {
    let places = gazetteer.places(named: typed.joined(separator: " ")).filter(\.isProminent)
    let right = Set(gazetteer.places(named: name).map(\.id))
    return !places.isEmpty && !places.contains { right.contains($0.id) }
  }
}
