import Foundation
import TriptoAuthoring
import TriptoContent

/// One to five destinations that were asked for together (UI-H63): a value, kept as a file.
struct GenerationBatch: Sendable, Codable, Equatable {
  let id: String
  /// Milliseconds since 1970.
  let createdAtMs: Int64
  /// `en` for English step names; Swedish otherwise (RE29).
  let language: String?
  var items: [Item]

  struct Item: Sendable, Codable, Equatable {
    var job: AuthoringJob
    var state = State.waiting
    /// Once it is chosen.
    var name: Line?
    /// Why it failed, fit to be shown.
    var error: Line?
  }

  enum State: String, Sendable, Codable {
    case waiting, working, completed, failed, cancelled

    var isOver: Bool { self != .waiting && self != .working }
  }

  /// A text in both languages.
  struct Line: Sendable, Codable, Equatable {
    let sv: String
    let en: String

    init(_ text: LocalText) { (sv, en) = (text.sv, text[.en]) }

    subscript(language: String?) -> String { language == "en" ? en : sv }
  }

  init(_ wish: GenerationWish, now: Date) {
    id = UUID().uuidString.lowercased()
    createdAtMs = Int64(now.timeIntervalSince1970 * 1_000)
    language = wish.language
    items = (0..<wish.count).map { _ in
      Item(job: Self.job(Brief(regions: wish.regions, place: wish.place, theme: wish.theme)))
    }
  }

  /// ID7: a UUID v4, which is the id of the pack.
  static func job(_ brief: Brief) -> AuthoringJob {
    AuthoringJob(
      id: UUID().uuidString.lowercased(), seed: .random(in: 0...UInt64.max), brief: brief)
  }

  var isOver: Bool { items.allSatisfy(\.state.isOver) }

  /// The destination that is worked on; the last one when none is.
  var current: Int {
    items.firstIndex { !$0.state.isOver } ?? max(0, items.count - 1)
  }

  /// RE29: `generating` until all are over, then `completed` if anything was made.
  var status: String {
    if !isOver { return "generating" }
    return items.contains { $0.state == .completed } ? "completed" : "failed"
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

/// The body of POST /v1/content/generate (RE28, RE60).
struct GenerationWish: Sendable, Decodable {
  let count: Int
  let regions: [String]
  let place: String?
  let theme: String?
  let language: String?
  /// Asked in the words of RE28 alone, as v1 does, which is about a model (RE45).
  let needsModel: Bool

  private enum Keys: String, CodingKey { case numDestinations, regions, place, theme, language }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    let newer: [Keys] = [.numDestinations, .regions, .place]
    needsModel = !newer.contains(where: keys.contains)
    count = try keys.decodeIfPresent(Int.self, forKey: .numDestinations) ?? 1
    regions = try keys.decodeIfPresent([String].self, forKey: .regions) ?? []
    let place = try keys.decodeIfPresent(String.self, forKey: .place)?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    self.place = place?.isEmpty == false ? place : nil
    let theme = try keys.decodeIfPresent(String.self, forKey: .theme)
    self.theme = theme?.isEmpty == false ? theme : nil
    let language = try keys.decodeIfPresent(String.self, forKey: .language)
    self.language = language == "en" ? language : "sv"
  }

  static let regionNames: Set<String> = [
    "Europe", "Asia", "Africa", "Americas", "Oceania", "Nordic",
  ]

  /// The field that is out of bounds, or nil.
  var fault: (field: String, message: String)? {
    if !(1...5).contains(count) { return ("numDestinations", "1–5 destinations can be made") }
    if let region = regions.first(where: { !Self.regionNames.contains($0) }) {
      return ("regions", "There is no region \(region.prefix(40))")
    }
    if let theme, !Pack.Destination.themeNames.contains(theme) {
      return ("theme", "There is no theme \(theme.prefix(40))")
    }
    if let place, place.count > 60 || place.utf8.count > 400 {
      return ("place", "A place has at most 60 characters")
    }
    return nil
  }
}
