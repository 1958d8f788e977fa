import TriptoKernel

/// Finds in the texts of every pack what the others keep to themselves.
struct SpoilerSearch {
  private struct Form {
    let target: SpoilerTarget
    let words: [String]
  }

  private let packs: [(id: PackID, texts: [SpoilerText])]
  private var names = SpoilerNames()
  /// By the first word.
  private var forms: [String: [Form]] = [:]

  init(_ given: [Pack]) {
    let sorted = given.sorted { $0.id < $1.id }
    packs = sorted.map { ($0.id, SpoilerText.all(of: $0)) }
    let statements = sorted.map(SpoilerText.statements)
    for words in packs.flatMap({ $0.texts.map(\.words) }) + statements.joined() {
      names.learn(words)
    }
    for (pack, statements) in zip(sorted, statements) {
      for target in SpoilerTarget.all(of: pack) where isKnown(target, by: statements) {
        for words in target.forms {
          forms[words[0], default: []].append(Form(target: target, words: words))
        }
      }
    }
  }

  /// A place is a name; an answer is one where its own pack writes it so.
  private func isKnown(_ target: SpoilerTarget, by statements: [[SpoilerWord]]) -> Bool {
    guard target.kind == .answer else { return true }
    return statements.contains { words in
      words.indices.contains { start in
        target.forms.contains { names.hasName($0, at: start, in: words) }
      }
    }
  }

  /// Each thing that a pack gives away once, at its first place.
  var spoilers: [Spoiler] { packs.flatMap { spoilers(of: $0.id, $0.texts) } }

  private func spoilers(of pack: PackID, _ texts: [SpoilerText]) -> [Spoiler] {
    var seen: Set<String> = []
    var found: [Spoiler] = []
    for text in texts {
      for (target, words) in hits(in: text.words) where target.pack != pack {
        guard seen.insert("\(target.pack) \(target.path)").inserted else { continue }
        found.append(
          Spoiler(
            teller: pack, path: text.path, told: target.pack, kind: target.kind,
            question: target.question, toldPath: target.path, words: words))
      }
    }
    return found.sorted { ($0.told, $0.toldPath) < ($1.told, $1.toldPath) }
  }

  private func hits(in words: [SpoilerWord]) -> [(target: SpoilerTarget, words: String)] {
    words.indices.flatMap { start -> [(target: SpoilerTarget, words: String)] in
      guard words[start].isCapital else { return [] }
      let keys = [words[start].lower] + [words[start].nominative].compactMap(\.self)
      return keys.flatMap { forms[$0] ?? [] }
        .filter { names.hasName($0.words, at: start, in: words) }
        .map { form in
          let there = words[start..<(start + form.words.count)]
          return (form.target, there.map(\.raw).joined(separator: " "))
        }
    }
  }
}
