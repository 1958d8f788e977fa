import Drawing

/// What is wrong with a scene: each fault once, with where it was seen.
struct Report {
  private var places: [String: [String]] = [:]
  private let content: Content

  init(_ longest: [Longest]) { content = Content(longest) }

  mutating func take(_ findings: [Finding], _ place: String) {
    for finding in findings where !content.mayBreak(finding) {
      let fault = "\(finding.kind.rawValue) “\(finding.what)” \(finding.detail)"
      places[fault, default: []].append(place)
    }
  }

  mutating func take(complaints: [String], _ place: String) {
    for complaint in complaints { places[complaint, default: []].append(place) }
  }

  var isEmpty: Bool { places.isEmpty }

  /// One line for each fault, those that are seen most first.
  var text: String {
    places.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { fault, seen in
        let some = seen.prefix(3).joined(separator: "; ")
        return "\(fault) (\(seen.count): \(some)\(seen.count > 3 ? " …" : ""))"
      }
      .joined(separator: "\n")
  }
}

/// Words that are not ours: names, places, answers. One that no line holds may go on in the next (LAYOUT.md).
struct Content {
  private let words: Set<Substring>

  init(_ longest: [Longest]) {
    let texts =
      Longest.people
      + longest.flatMap {
        [$0.name, $0.country, $0.clue, $0.question, $0.explanation, $0.answer] + $0.options
      } + ["Llanfairpwllgwyngyll", "Centralafrikanska", "Grauballemannen", "Långtbortistan"]
    words = Set(texts.flatMap { Self.words($0) })
  }

  /// Labels of ours stay whole; running text and words that are not ours may go on in the next line.
  func mayBreak(_ finding: Finding) -> Bool {
    guard finding.kind == .brokenWord else { return false }
    let words = Self.words(finding.what)
    let long = words.max { $0.count < $1.count } ?? ""
    return words.count >= Self.prose || self.words.contains(long)
  }

  private static let prose = 4

  private static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
  }
}
