import Foundation
import TriptoAuthoring
import TriptoContent
import TriptoKernel
import TriptoWire
import TriptoWords

/// One to five destinations that were asked for together (UI-H63): a value, kept as a file.
struct GenerationBatch: Sendable, Codable, Equatable {
  let id: String
  /// Milliseconds since 1970.
  let createdAtMs: Int64
  /// `en` for English step names; Swedish otherwise (RE29).
  let language: String?
  /// The session for whose plan it is made; nil for one that was asked for by itself (SE16).
  let session: String?
  var items: [Item]

  struct Item: Sendable, Codable, Equatable {
    var job: AuthoringJob
    var state = GeneratedState.waiting
    /// Once it is chosen.
    var name: Line?
    /// Why it failed, fit to be shown.
    var error: Line?
  }

  /// A text in every language that has one; English stands in where one has none.
  struct Line: Sendable, Codable, Equatable {
    private let texts: [String: String]

    init(_ text: LocalText) {
      texts = ["sv": text.sv, "en": text[.en]]
    }

    init(_ text: (Words) -> String) {
      let texts = Language.allCases.map { ($0.rawValue, text(Words.of($0))) }
      self.texts = Dictionary(uniqueKeysWithValues: texts)
    }

    init(from decoder: any Decoder) throws {
      texts = try decoder.singleValueContainer().decode([String: String].self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(texts)
    }

    subscript(language: Language) -> String {
      texts[language.rawValue] ?? texts[language.ofPacks.rawValue] ?? ""
    }
  }

  /// The language in which its steps and errors are told.
  var spoken: Language { language.flatMap(Language.init) ?? .sv }

  init(_ wish: GenerationWish, now: Date) {
    id = UUID().uuidString.lowercased()
    createdAtMs = Int64(now.timeIntervalSince1970 * 1_000)
    language = wish.language
    session = wish.session
    items = (0..<wish.count).map { _ in
      Item(job: Self.job(Brief(regions: wish.regions, place: wish.place, theme: wish.theme)))
    }
  }

  /// ID7: a UUID v4, which is the id of the pack.
  private static func job(_ brief: Brief) -> AuthoringJob {
    AuthoringJob(
      id: UUID().uuidString.lowercased(), seed: .random(in: 0...UInt64.max), brief: brief)
  }

  var isOver: Bool { items.allSatisfy(\.state.isOver) }

  /// The destination that is worked on, else the next one, else the last.
  var current: Int {
    items.firstIndex { $0.state == .working } ?? items.firstIndex { !$0.state.isOver }
      ?? max(0, items.count - 1)
  }

  /// RE29: `generating` until all are over, then `completed` if anything was made.
  var status: GenerateState {
    if !isOver { return .generating }
    return items.contains { $0.state == .completed } ? .completed : .failed
  }

  /// What was worked on when the server stopped is to be worked on again.
  mutating func resume() {
    for index in items.indices where items[index].state == .working {
      items[index].state = .waiting
    }
  }

  /// What is not over is cancelled; what is finished stays.
  mutating func cancel() {
    for index in items.indices where !items[index].state.isOver { items[index].state = .cancelled }
  }

  /// Failed and cancelled ones are made anew.
  mutating func retry() {
    for index in items.indices where [.failed, .cancelled].contains(items[index].state) {
      items[index] = Item(job: Self.job(items[index].job.brief))
    }
  }
}

extension GeneratedState {
  var isOver: Bool { self != .waiting && self != .working }
}
