import Foundation
import Testing
import TriptoAnswers
import TriptoContent
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoRooms
import TriptoShow

@Suite("EVE46 the wrong places among which a child chooses")
struct DecoyTests {
  private static let content = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Content")

  /// The destinations and the gazetteer that come along.
  private let library: PackLibrary

  init() throws {
    let world = try Gazetteer(
      contentsOf: Self.content.appendingPathComponent("gazetteer/places.tgz1"))
    library = PackLibrary(
      directories: [Self.content.appendingPathComponent("packs")], world: world)
  }
  /// What a journey through these packs carries.
  private func itinerary(
    _ ids: [String], language: Language = .sv, childrens: Bool = true
  ) throws -> [DestinationRecord] {
    var settings = GameSettings()
    settings.language = language
    settings.evening = Evening()
    settings.evening?.childrens = childrens
    var state = GameState(
      id: SessionID("g"), joinCode: "ABCDEF", hostID: PlayerID("h"), settings: settings,
      pacing: PacingTable.instant, nowMs: 0)
    let stops = try ids.map { id in
      let pack = try #require(library.pack(id)).localized(language)
      return PlannedStop(packID: id, source: .manual, name: pack.name, country: pack.country)
    }
    _ = try state.apply(.setPlan(stops), by: .system, at: 1)
    return LibraryPlanner(library: library, defaultPacks: nil).itinerary(for: state, played: [])
  }

  @Test("EVE46 every destination of the library has three that the judge refuses, each once")
  func three() throws {
    for summary in library.playable {
      let record = try #require(try itinerary([summary.id.rawValue]).first)
      let choices = try #require(record.choices, "\(summary.id)")
      #expect(choices.count == 3 && Set(choices.map(Fold.key)).count == 3, "\(choices)")
      let target = try #require(library.pack(summary.id.rawValue)).target
      for choice in choices {
        let verdict = Judge.destination(choice, target, gazetteer: library.gazetteer)
        #expect(!verdict.isCorrect && Fold.key(choice) != Fold.key(record.country), "\(choice)")
      }
    }
  }

  @Test("EVE46 the pack's confusables come first, and no place of this plan is among them")
  func order() throws {
    let confusables = try #require(library.pack("kairo")).destination.confusables.map(Fold.key)
    let choices = try #require(try itinerary(["kairo"]).first?.choices)
    #expect(!confusables.isEmpty)
    #expect(choices.prefix(confusables.count).map(Fold.key) == confusables.prefix(3).map { $0 })
    for _ in 0..<20 {
      let records = try itinerary(["stockholm", "oslo", "helsingfors", "reykjavik"])
      let names = Set(records.map { Fold.key($0.name) })
      for record in records {
        #expect(names.isDisjoint(with: (record.choices ?? []).map(Fold.key)))
      }
    }
  }

  @Test("EVE46 EVE4 they are named in the language of the clues; without children there are none")
  func language() throws {
    let english = try #require(try itinerary(["stockholm"], language: .en).first)
    #expect(english.choices?.count == 3)
    #expect(try itinerary(["stockholm"], childrens: false).first?.choices == nil)
  }
}
