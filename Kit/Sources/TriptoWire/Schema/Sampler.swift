/// Finds values that between them take every way through a type's reader and writer.
struct Sampler<Value> {
  let read: (SampleDecoder) throws -> Value

  /// Both small enough for every count and large enough for every duration.
  private static var numbers: [Int] { [2, 10_000] }
  /// More than the longest enum has cases.
  private static var choices: Range<Int> { 0..<16 }

  /// Samples with everything, with every choice, with as little as may be, and with each key left
  /// out in its turn. A sample that the reader refuses is not among them.
  func samples() -> [Value] {
    let asked = AskedPaths()
    let full = Self.choices.flatMap { attempt(SamplePlan(choice: $0), asked) }
    let bare = Self.choices.flatMap { attempt(SamplePlan(presence: .requiredOnly, choice: $0)) }
    let gaps = asked.paths.flatMap { attempt(SamplePlan(presence: .all(but: $0))) }
    return full + bare + gaps
  }

  /// Whether the reader is content with these keys alone.
  func accepts(only keys: Set<String>) -> Bool {
    Self.choices.contains { !attempt(SamplePlan(presence: .only(keys), choice: $0)).isEmpty }
  }

  // NB: `try?` because a refusal is an answer here: this plan does not suit this reader.
  private func attempt(_ plan: SamplePlan, _ asked: AskedPaths = AskedPaths()) -> [Value] {
    Self.numbers.compactMap { number in
      var plan = plan
      plan.number = number
      return try? read(SampleDecoder(plan, asked: asked))
    }
  }
}
