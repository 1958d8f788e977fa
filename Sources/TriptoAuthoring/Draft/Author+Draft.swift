import TriptoContent
import TriptoKernel

/// Stages 3 to 5: five clues, the claims under them, and whether the claims bear them.
extension Author {
  func draft(_ job: inout AuthoringJob) async throws {
    var drafts: [ClueDraft] = []
    let modelled = try await modelled(&job, levels: Pack.levels, complaints: [:])
    for level in Pack.levels {
      if let clue = modelled[level] {
        drafts.append(clue)
      } else {
        drafts.append(try realised(job, level, besides: drafts, banned: []))
      }
    }
    job.artefacts.clues = drafts
  }

  /// A clue by templates that tells nothing the others tell.
  func realised(
    _ job: AuthoringJob, _ level: Int, besides others: [ClueDraft], banned: Set<String>
  ) throws -> ClueDraft {
    let used = Set(try facts(others.flatMap(\.facts)).map(\.key))
    let reserved = try reserved(job)
    let realiser = Realiser(templates: templates, facts: try facts(of: job))
    var chance = job.chance(.draft)
    for _ in 0..<level { _ = chance.next() }
    // NB: a level that others have emptied says again what another clue said, in other words.
    guard
      let clue = realiser.clue(
        level, used: used.union(reserved), banned: banned, chance: &chance)
        ?? realiser.clue(level, used: reserved, banned: banned, chance: &chance)
    else { throw AuthoringError.notPassed("no facts are left for the clue at \(level)") }
    return clue
  }

  /// Stage 4: every clue rests on facts that this version has.
  func bind(_ job: AuthoringJob) throws(AuthoringError) {
    for clue in try clues(of: job) {
      let facts = try facts(clue.facts)
      if facts.isEmpty { throw .notPassed("a clue at \(clue.level) without facts") }
    }
  }

  /// Stage 5: what the rows do not say is drafted again, twice by the model, then by templates.
  func verify(_ job: inout AuthoringJob) async throws {
    for _ in 0...2 {
      let complaints = try unsupported(job)
      guard !complaints.isEmpty else { return }
      let last = job.attempts >= 2
      try await redraft(&job, complaints, byTemplates: last)
    }
    guard try unsupported(job).isEmpty else { throw AuthoringError.notPassed("verification") }
  }

  private func unsupported(_ job: AuthoringJob) throws -> [Int: String] {
    var complaints: [Int: String] = [:]
    for clue in try clues(of: job) where clue.isModelled {
      let check = SymbolCheck(facts: try facts(clue.facts))
      complaints[clue.level] = check.fault(sv: clue.sv, en: clue.en)
    }
    return complaints
  }

  /// Replaces the clues at these levels.
  ///
  /// - Parameter complaints: Why, by level, for the model to read.
  func redraft(
    _ job: inout AuthoringJob, _ complaints: [Int: String], byTemplates: Bool,
    banned: Set<String> = []
  ) async throws {
    job.attempts += 1
    var drafts = try clues(of: job)
    let mine = drafts.filter { complaints[$0.level] != nil && $0.isModelled }.map(\.level)
    var modelled: [Int: ClueDraft] = [:]
    if !byTemplates && !mine.isEmpty {
      modelled = try await self.modelled(&job, levels: mine, complaints: complaints)
    }
    for index in drafts.indices where complaints[drafts[index].level] != nil {
      let level = drafts[index].level
      let others = drafts.filter { $0.level != level }
      drafts[index] =
        try modelled[level] ?? realised(job, level, besides: others, banned: banned)
    }
    job.artefacts.clues = drafts
  }
}
