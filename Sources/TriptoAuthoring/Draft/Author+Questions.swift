import TriptoAnswers
import TriptoContent
import TriptoKernel

/// Stage 6: questions about facts that no clue told (DA19).
extension Author {
  static let questionCount = 3

  /// Keys of facts that no clue may tell, so that enough is left to ask for: one more than is
  /// asked, since a question may fail too.
  func reserved(_ job: AuthoringJob) throws(AuthoringError) -> Set<String> {
    let facts = try facts(of: job)
    let told = Set(facts.filter { !$0.levels.isEmpty }.map(\.key))
    let asked = facts.filter {
      !$0.answers.isEmpty && $0.predicate != "tld" && templates.questions[$0.predicate] != nil
    }
    let free = Set(asked.map(\.key)).subtracting(told)
    var reserved: Set<String> = []
    // NB: facts of the theme come first in the job, and are left to the clues.
    for fact in asked.reversed() where told.contains(fact.key) {
      guard free.count + reserved.count <= Self.questionCount else { break }
      reserved.insert(fact.key)
    }
    return reserved
  }

  func questions(_ job: AuthoringJob) throws -> [QuestionDraft] {
    try questions(job, keeping: [], without: [])
  }

  /// Three questions; those that are kept come first.
  func questions(
    _ job: AuthoringJob, keeping kept: [QuestionDraft], without banned: Set<String>
  ) throws -> [QuestionDraft] {
    let told = try facts(clues(of: job).flatMap(\.facts))
    let asked = try facts(kept.map(\.fact))
    var keys = Set((told + asked).map(\.key)).union(told.map(\.predicate))
    var chance = job.chance(.followups)
    var questions = kept
    let place = try place(of: job)
    let candidates = try facts(of: job).shuffled(using: &chance)
    for fact in candidates.sorted(by: { Self.rank($0) < Self.rank($1) }) {
      guard questions.count < Self.questionCount else { break }
      guard !keys.contains(fact.key), !banned.contains(fact.id),
        let question = question(fact, place, &chance)
      else { continue }
      keys.insert(fact.key)
      questions.append(question)
    }
    guard questions.count == Self.questionCount else {
      throw AuthoringError.notPassed("only \(questions.count) questions")
    }
    return questions
  }

  /// The plainest question comes last, where no other is left.
  private static func rank(_ fact: Fact) -> Int { fact.predicate == "tld" ? 1 : 0 }

  private func question(
    _ fact: Fact, _ place: FactBook.Place, _ chance: inout some RandomNumberGenerator
  ) -> QuestionDraft? {
    guard let answer = fact.answers.randomElement(using: &chance),
      let sentence = templates.questions[fact.predicate]?.randomElement(using: &chance)
    else { return nil }
    let text = sentence.text
    if sentence.isOpen {
      return QuestionDraft(
        fact: fact.id, sv: text.sv, en: text[.en], options: nil, answer: answer.all)
    }
    let wrong = wrongOptions(fact, answer, place, &chance)
    guard wrong.count == 3 else { return nil }
    let options = ([answer] + wrong).shuffled(using: &chance).map(\.capitalised)
    return QuestionDraft(
      fact: fact.id, sv: text.sv, en: text[.en],
      options: [options.map(\.sv), options.map { $0[.en] }], answer: answer.capitalised.all)
  }

  /// Three of the same kind that are not right too, alike in length.
  private func wrongOptions(
    _ fact: Fact, _ answer: LocalText, _ place: FactBook.Place,
    _ chance: inout some RandomNumberGenerator
  ) -> [LocalText] {
    let pool: [LocalText]
    if !fact.options.isEmpty {
      pool = fact.options
    } else if fact.predicate == "border" {
      pool = book.countryNames(near: place.country, excluding: fact.alsoTrue)
    } else {
      pool = lent(fact, place)
    }
    var chosen: [LocalText] = []
    for option in pool.prefix(14).shuffled(using: &chance) + pool.dropFirst(14) {
      guard chosen.count < 3 else { break }
      if Self.goes(option, with: [answer] + chosen), !Self.isTrue(option, fact) {
        chosen.append(option)
      }
    }
    return chosen
  }

  /// Answers about other countries.
  private func lent(_ fact: Fact, _ place: FactBook.Place) -> [LocalText] {
    let isFarAway = fact.predicate == "sea"
    let continent = book.countries[place.country]?.continent
    let others = book.others(fact.predicate, than: place.country)
    let near = Set(
      others.filter { book.countries[String($0.id.prefix(2))]?.continent == continent }
        .flatMap(\.answers).map(\.sv))
    // NB: a coast may reach several seas, of which the data name one: only seas of other
    // continents are surely wrong.
    return others.flatMap(\.answers).filter { !isFarAway || !near.contains($0.sv) }
  }

  private static func isTrue(_ option: LocalText, _ fact: Fact) -> Bool {
    let right = Set((fact.alsoTrue + fact.answers.flatMap(\.all)).map(Fold.key))
    return option.all.contains { right.contains(Fold.key($0)) }
  }

  /// Distinct, at most 32 characters, and none over 2.4 times as long as another (L31).
  private static func goes(_ option: LocalText, with others: [LocalText]) -> Bool {
    [Language.sv, .en].allSatisfy { lang in
      let texts = (others + [option]).map { $0[lang] }
      let lengths = texts.map(\.count)
      return Set(texts.map(Fold.key)).count == texts.count && (lengths.max() ?? 0) <= 32
        && 10 * (lengths.max() ?? 0) <= 24 * (lengths.min() ?? 1)
    }
  }
}

extension LocalText {
  /// With a capital at the beginning, as options are shown.
  fileprivate var capitalised: LocalText {
    func shown(_ word: String) -> String {
      word.hasPrefix(".") ? word : word.prefix(1).uppercased() + word.dropFirst()
    }
    return LocalText(sv: shown(sv), en: en.map(shown))
  }
}
