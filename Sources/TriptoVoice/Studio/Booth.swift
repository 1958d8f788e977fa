public import TriptoKernel
public import TriptoServices

/// Records one line with the first engine that can, and looks after the money.
public actor Booth {
  private let cast: [Language: [any SpeechEngine]]
  private let cache: ClipCache
  private let maker: ClipMaker
  private let report: Report
  private let told: ProviderNews.Listener
  private var budget: Int
  /// Engines that will fail with every text, and why.
  private var out: [String: SpeechError] = [:]
  private var rests = EngineRests()
  /// Since this booth was made.
  private let now: @Sendable () -> Duration

  /// An engine's name, and what it failed with; nil when it made a sound.
  public typealias Report = @Sendable (String, SpeechError?) -> Void

  /// - Parameters:
  ///   - budget: Characters that may be sent to paid engines.
  ///   - clock: By which engines rest.
  ///   - report: Called for every engine that was tried, also when another spoke in the end.
  ///   - told: What engines came to that could be asked, and what was paid for.
  public init(
    cast: [Language: [any SpeechEngine]], cache: ClipCache, maker: ClipMaker, budget: Int = .max,
    clock: any Clock<Duration> = ContinuousClock(), report: @escaping Report = { _, _ in },
    told: @escaping ProviderNews.Listener = { _ in }
  ) {
    self.told = told
    now = Self.stopwatch(clock)
    self.cast = cast
    self.report = report
    self.cache = cache
    self.maker = maker
    self.budget = budget
  }

  /// The clip of a line, from the cache or new.
  /// - Throws: ``SpeechError`` of the last engine that is not just missing, `CancellationError`.
  public func record(_ text: String, in language: Language) async throws -> StoredClip {
    var last = SpeechError.missing(
      "a voice for \(language.rawValue)", hint: "apt-get install espeak-ng")
    for engine in cast[language] ?? [] {
      if let reason = out[engine.name] ?? rests.reason(engine.name, now: now()) {
        if let clip = try await kept(text, language, engine) { return clip }
        last = Self.telling(last, reason)
        continue
      }
      do { return try await record(text, language, engine) } catch let error as SpeechError {
        if error == .nothingToSay { throw error }
        report(engine.name, error)
        if error.isAnswer { told(.failed(provider: engine.name)) }
        // NB: what cannot be kept from one engine cannot be kept from the next, who may be paid.
        if case .storage = error { throw error }
        note(error, of: engine)
        last = Self.telling(last, error)
      }
    }
    throw last
  }

  private func note(_ error: SpeechError, of engine: any SpeechEngine) {
    if error.endsEngine { out[engine.name] = error }
    if case .busy(_, let wish) = error {
      rests.begin(engine.name, wish: wish, now: now(), because: error)
    }
  }

  /// What an engine said before it fell silent.
  private func kept(
    _ text: String, _ language: Language, _ engine: any SpeechEngine
  ) async throws -> StoredClip? {
    try await cache.clip(ClipOrder(text, in: language, by: engine).assetID)
  }

  private static func stopwatch<C: Clock>(
    _ clock: C
  ) -> @Sendable () -> Duration where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// That an engine is not installed explains less than what went wrong with another.
  private static func telling(_ last: SpeechError, _ next: SpeechError) -> SpeechError {
    if case .missing = next, case .missing = last { return next }
    if case .missing = next { return last }
    return next
  }

  private func record(
    _ text: String, _ language: Language, _ engine: any SpeechEngine
  ) async throws -> StoredClip {
    let order = ClipOrder(text, in: language, by: engine)
    let characters = order.spoken.plain.count
    guard characters > 0 else { throw SpeechError.nothingToSay }
    return try await cache.clip(for: order) { [maker, report, told] in
      try maker.check()
      try engine.check()
      if engine.isPaid { try await self.pay(characters, engine.name) }
      let audio = try await engine.speak(order.spoken, in: language)
      let clip = try await maker.make(audio, characters: characters, engine: engine.name)
      report(engine.name, nil)
      told(.answered(provider: engine.name))
      await self.heard(engine.name)
      return clip
    }
  }

  private func heard(_ engine: String) { rests.end(engine) }

  private func pay(_ characters: Int, _ engine: String) throws {
    guard characters <= budget else { throw SpeechError.overBudget }
    budget -= characters
    told(.characters(characters, provider: engine))
  }
}

extension SpeechError {
  /// The engine was asked and failed; others say that it was not asked, or that its sound was not kept.
  fileprivate var isAnswer: Bool {
    switch self {
    case .missing, .noVoice, .nothingToSay, .overBudget, .storage, .tooLong: false
    default: true
    }
  }
}
