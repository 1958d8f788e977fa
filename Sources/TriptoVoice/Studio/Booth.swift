/// Records one line with the first engine that can, and looks after the money.
public actor Booth {
  private let cast: [Language: [any SpeechEngine]]
  private let cache: ClipCache
  private let maker: ClipMaker
  private var budget: Int
  /// Engines that will fail with every text, and why.
  private var out: [String: SpeechError] = [:]

  /// - Parameter budget: Characters that may be sent to paid engines.
  public init(
    cast: [Language: [any SpeechEngine]], cache: ClipCache, maker: ClipMaker, budget: Int = .max
  ) {
    self.cast = cast
    self.cache = cache
    self.maker = maker
    self.budget = budget
  }

  /// The clip of a line, from the cache or new.
  /// - Throws: ``SpeechError`` of the last engine, `CancellationError`.
  public func record(_ text: String, in language: Language) async throws -> StoredClip {
    var last = SpeechError.missing(
      "a voice for \(language.rawValue)", hint: "apt-get install espeak-ng")
    for engine in cast[language] ?? [] {
      if let reason = out[engine.name] {
        last = reason
        continue
      }
      do { return try await record(text, language, engine) } catch let error as SpeechError {
        if error == .nothingToSay { throw error }
        if error.endsEngine { out[engine.name] = error }
        last = error
      }
    }
    throw last
  }

  private func record(
    _ text: String, _ language: Language, _ engine: any SpeechEngine
  ) async throws -> StoredClip {
    let order = ClipOrder(text, in: language, by: engine)
    let characters = order.spoken.plain.count
    guard characters > 0 else { throw SpeechError.nothingToSay }
    return try await cache.clip(for: order) { [maker] in
      try maker.check()
      try engine.check()
      if engine.isPaid { try await self.pay(characters) }
      let audio = try await engine.speak(order.spoken, in: language)
      return try await maker.make(audio, characters: characters, engine: engine.name)
    }
  }

  private func pay(_ characters: Int) throws {
    guard characters <= budget else { throw SpeechError.overBudget }
    budget -= characters
  }
}
