package import Foundation
package import TriptoContent
package import TriptoKernel
package import TriptoWire
package import TriptoWords

/// One to five destinations that were asked for together (UI-H63): a value, kept as a file.
package struct GenerationBatch: Sendable, Codable, Equatable {
  package let id: String
  /// Milliseconds since 1970.
  package let createdAtMs: Int64
  /// `en` for English step names; Swedish otherwise (RE29).
  package let language: String?
  /// The session for whose plan it is made; nil for one that was asked for by itself (SE16).
  package let session: String?
  package var items: [Item]

  package struct Item: Sendable, Codable, Equatable {
    package var job: AuthoringJob
    package var state = GeneratedState.waiting
    /// Once it is chosen.
    package var name: Line?
    /// Why it failed, fit to be shown.
    package var error: Line?
  }

  /// A text in every language that has one; English stands in where one has none.
  package struct Line: Sendable, Codable, Equatable {
    private let texts: [String: String]

    package init(_ text: LocalText) {
      texts = ["sv": text.sv, "en": text[.en]]
    }

    package init(_ text: (Words) -> String) {
      let texts = Language.allCases.map { ($0.rawValue, text(Words.of($0))) }
      self.texts = Dictionary(uniqueKeysWithValues: texts)
    }

    package init(from decoder: any Decoder) throws {
      texts = try decoder.singleValueContainer().decode([String: String].self)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(texts)
    }

    package subscript(language: Language) -> String {
      texts[language.rawValue] ?? texts[language.ofPacks.rawValue] ?? ""
    }
  }

  /// The language in which its steps and errors are told.
  package var spoken: Language { language.flatMap(Language.init) ?? .sv }

  package init(_ wish: GenerationWish, now: Date) {
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

  package var isOver: Bool { items.allSatisfy(\.state.isOver) }

  /// The destination that is worked on, else the next one, else the last.
  package var current: Int {
    items.firstIndex { $0.state == .working } ?? items.firstIndex { !$0.state.isOver }
      ?? max(0, items.count - 1)
  }

  /// RE29: `generating` until all are over, then `completed` if anything was made.
  package var status: GenerateState {
    if !isOver { return .generating }
    return items.contains { $0.state == .completed } ? .completed : .failed
  }

  /// What was worked on when the server stopped is to be worked on again.
  package mutating func resume() {
    for index in items.indices where items[index].state == .working {
      items[index].state = .waiting
    }
  }

  /// What is not over is cancelled; what is finished stays.
  package mutating func cancel() {
    for index in items.indices where !items[index].state.isOver { items[index].state = .cancelled }
  }

  /// Failed and cancelled ones are made anew.
  package mutating func retry() {
    for index in items.indices where [.failed, .cancelled].contains(items[index].state) {
      items[index] = Item(job: Self.job(items[index].job.brief))
    }
  }
}

extension GeneratedState {
  package var isOver: Bool { self != .waiting && self != .working }
}
