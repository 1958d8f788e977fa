import Foundation
import Testing
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable

@testable import TriptoGame

/// Words that nobody may find in a text about a game before its time.
@Suite("What is planned prints as nothing")
struct SealTests {
  private static let canary = "ZQX-CANARY"
  private static let stop = PlannedStop(
    packID: canary, source: .manual, name: canary, country: canary)
  private static let pack = SelectedPack(packID: canary, name: canary)
  private static let record = DestinationRecord(
    packID: canary, name: canary, country: canary, aliases: [canary],
    clues: Array(repeating: canary, count: 5),
    questions: [.init(text: canary, options: [canary], correctAnswer: canary, aliases: [])],
    banter: [Remark(category: "bridge", text: canary)])

  /// What carried a plan goes wrong.
  private struct Failure: Error { let about: Command }

  @Test("PR34 no text, dump or error about a plan or a choice has a name in it")
  func sealed() throws {
    var table = try GameTable.lobby()
    try table.run(.setPlan([Self.stop]), by: .system)
    try table.host(.selectPack(Self.pack))
    let commands: [Command] = [
      .setPlan([Self.stop]), .selectPack(Self.pack), .start([Self.record]),
    ]
    expectSilent(table.state)
    expectSilent(try #require(table.moments.last))
    expectSilent(Event.packSelected(Self.pack))
    expectSilent(Cue.packSelected(Self.pack))
    for command in commands {
      expectSilent(command)
      expectSilent(Failure(about: command))
    }
  }

  @Test("PR34 ST40 the canary is there: the journal has it, and whoever says why may read it")
  func sings() throws {
    for command: Command in [.setPlan([Self.stop]), .selectPack(Self.pack), .start([Self.record])] {
      let json = try JSONEncoder().encode(command)
      #expect(String(decoding: json, as: UTF8.self).contains(Self.canary))
      #expect(try JSONDecoder().decode(Command.self, from: json) == command)
    }
    #expect(Self.stop.name.open(.host) == Self.canary)
    #expect(texts(of: Self.canary).allSatisfy { $0.contains(Self.canary) })
  }

  private func expectSilent(_ value: Any, at location: SourceLocation = #_sourceLocation) {
    for text in texts(of: value) {
      #expect(!text.contains(Self.canary), sourceLocation: location)
    }
  }

  private func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(describing: value), String(reflecting: value), dumped]
  }
}
