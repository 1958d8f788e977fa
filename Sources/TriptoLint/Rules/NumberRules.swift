import TriptoContent
import TriptoKernel

/// L21: every number of a clue stands in a claim of it, and one of the wonder in any claim.
enum NumberRules {
  static func supported(_ context: LintContext) -> [LintFinding] {
    let clues = context.clues.flatMap { unsupported($0.texts, $0.claims, context) }
    guard let wonder = context.wonder else { return clues }
    let all = context.clues.flatMap(\.claims) + context.followups.flatMap(\.source.claims)
    return clues + unsupported(wonder, all, context)
  }

  private static func unsupported(
    _ texts: LintPair, _ claims: [Pack.Claim], _ context: LintContext
  ) -> [LintFinding] {
    guard texts.all.contains(where: { !$0.numbers.isEmpty }) else { return [] }
    let facts = FactNumbers(claims, context.rows(of: claims))
    return texts.all.flatMap { text in
      text.numbers.filter { !facts.support($0) }.map { number in
        text.finding(.unsupportedNumber, .error, "\"\(number.text)\" stands in no claim")
      }
    }
  }
}

/// The numbers of claims and their evidence.
struct FactNumbers {
  private var values: Set<Double> = []
  private var spans: [NumberMention] = []

  init(_ claims: [Pack.Claim], _ rows: [Pack.Evidence]) {
    for claim in claims {
      read(LintWord.words(of: claim.statement.sv), .sv)
      if let english = claim.statement.en { read(LintWord.words(of: english), .en) }
      if let subject = claim.subject { read(LintWord.words(of: subject), .en) }
      for leaf in claim.object.leaves { add(leaf) }
    }
    for row in rows {
      for field in ["value", "figure", "statement", "quote", "title"] {
        if let leaf = row.fields[field] { add(leaf) }
      }
    }
  }

  private mutating func add(_ leaf: JSONValue) {
    switch leaf {
    case .int(let whole): values.insert(Double(whole))
    case .double(let number): values.insert(number)
    case .string(let text):
      let words = LintWord.words(of: text)
      for lang in Language.allCases { read(words, lang) }
    default: break
    }
  }

  private mutating func read(_ words: [LintWord], _ lang: Language) {
    for mention in NumberReader(words, lang).mentions() {
      if case .span = mention.kind { spans.append(mention) }
      values.insert(mention.value)
      if let kilometres = mention.inKilometres { values.insert(kilometres) }
    }
  }

  /// A claim has the number, or two years of it are so many years apart.
  func support(_ mention: NumberMention) -> Bool {
    if mention.kind == .part { return true }
    if values.contains(where: mention.matches) || spans.contains(where: mention.equals) {
      return true
    }
    let years = values.filter { (1...2_100).contains($0) && $0.rounded() == $0 }
    return mention.kind == .plain && mention.value >= 10
      && years.contains { years.contains($0 + mention.value) && $0 >= 1_000 }
  }
}
