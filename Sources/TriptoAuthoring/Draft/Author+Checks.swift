import Foundation
import TriptoContent
import TriptoKernel
import TriptoLint

/// Stages 7 and 9: the lint, and the file.
extension Author {
  /// Redrafts only what fails, until nothing does (DA19).
  func mend(_ job: inout AuthoringJob) async throws {
    var bannedClues: Set<String> = []
    var bannedFacts: Set<String> = []
    for round in 0..<24 {
      let findings = try findings(job)
      guard !findings.isEmpty else { return }
      let clues = try clues(of: job)
      var complaints: [Int: String] = [:]
      var failing: Set<Int> = []
      for finding in findings {
        if let index = Self.index(finding.path, "clues"), clues.indices.contains(index) {
          complaints[clues[index].level] = finding.message
          bannedClues.insert(clues[index].sv)
        } else if let index = Self.index(finding.path, "followups") {
          failing.insert(index)
        } else {
          throw AuthoringError.notPassed("\(finding.code.rawValue) \(finding.message)")
        }
      }
      if !complaints.isEmpty {
        try await redraft(&job, complaints, byTemplates: round >= 2, banned: bannedClues)
        try await verify(&job)
      }
      try replaceQuestions(&job, failing, &bannedFacts)
    }
    throw AuthoringError.notPassed("anti-leak")
  }

  /// Questions that failed, and those that a new clue has told.
  private func replaceQuestions(
    _ job: inout AuthoringJob, _ failing: Set<Int>, _ banned: inout Set<String>
  ) throws {
    let questions = job.artefacts.questions ?? []
    let told = Set(try facts(clues(of: job).flatMap(\.facts)).map(\.key))
    var kept: [QuestionDraft] = []
    for (index, question) in questions.enumerated() {
      if failing.contains(index) {
        banned.insert(question.fact)
      } else if try !told.contains(facts([question.fact])[0].key) {
        kept.append(question)
      }
    }
    job.attempts += failing.isEmpty ? 0 : 1
    job.artefacts.questions = try self.questions(job, keeping: kept, without: banned)
  }

  private func findings(_ job: AuthoringJob) throws -> [LintFinding] {
    linter.check(try read(job, isChecked: false)).errors
  }

  private static func index(_ path: String, _ list: String) -> Int? {
    guard path.hasPrefix(list + "[") else { return nil }
    return Int(path.dropFirst(list.count + 1).prefix { $0.isNumber })
  }

  /// Stage 9: the file, read back as any import is; whatever falls short of verified is no pack
  /// (DA17).
  func preview(_ job: AuthoringJob) throws -> String {
    let pack = try read(job, isChecked: true)
    guard pack.metadata.verified else { throw AuthoringError.notPassed("a claim is unverified") }
    guard linter.check(pack).errors.isEmpty else { throw AuthoringError.notPassed("lint") }
    return String(decoding: try pack.encoded(), as: UTF8.self)
  }

  private func read(_ job: AuthoringJob, isChecked: Bool) throws -> Pack {
    let data = try JSONEncoder().encode(try document(job, isChecked: isChecked))
    do {
      return try Pack.parse(data, places: places).pack
    } catch {
      throw AuthoringError.notPassed(error.problems.first?.message ?? "no pack")
    }
  }

  private func document(_ job: AuthoringJob, isChecked: Bool) throws -> JSONValue {
    let place = try place(of: job)
    guard let country = book.countries[place.country] else { throw AuthoringError.outdated }
    let clues = try clues(of: job)
    let used = clues.contains(where: \.isModelled)
    return PackWriter(
      id: job.id, place: place, country: country, clues: clues,
      questions: job.artefacts.questions ?? [], banter: banter(job),
      models: used ? Array(Set(job.ledger.map(\.model))).sorted() : [],
      microUSD: job.ledger.map(\.microUSD).reduce(0, +), isChecked: isChecked, fact: book.fact,
      sources: book.sources
    ).document(generatedAt: Date().formatted(Date.ISO8601FormatStyle()))
  }

  private func banter(_ job: AuthoringJob) -> [(category: String, text: LocalText)] {
    var chance = job.chance(.preview)
    return templates.banter.sorted { $0.key < $1.key }.compactMap { category, lines in
      lines.randomElement(using: &chance).map { (category, $0.text) }
    }
  }
}
