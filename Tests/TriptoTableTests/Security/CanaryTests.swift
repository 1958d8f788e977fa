import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening
import TriptoViews
import TriptoWire

@Suite("PR34–PR37 no word too early, in evenings by dice")
struct CanaryTests {
  private static let seeds = Array(UInt64(1)...8)

  @Test(
    "PR34 PR35 PR26 nothing of a place or an answer reaches TV and players before its time",
    arguments: seeds, [TestEvening.Version.v1, .v2, .patching])
  func anyEvening(seed: UInt64, version: TestEvening.Version) throws {
    let language = seed.isMultiple(of: 2) ? "sv" : "en"
    try watch(RandomEvening(seed: seed, version, settings: ["language": .string(language)]))
  }

  @Test("EX29 PR34 PR35 nor a host who plays", arguments: seeds.prefix(3))
  func playingHost(seed: UInt64) throws {
    try watch(
      RandomEvening(seed: seed, .patching, settings: ["hostPlays": .bool(true)]), withHost: true)
  }

  @Test(
    "EVE12 PR34 PR35 nor in an evening session, where no projection holds the text of a draft",
    arguments: seeds, [TestEvening.Version.v2, .patching])
  func eveningSession(seed: UInt64, version: TestEvening.Version) throws {
    try watch(RandomEvening(seed: seed, version, settings: ["evening": .bool(true)]))
  }

  private func watch(_ evening: RandomEvening, withHost: Bool = false) throws {
    var read: [ObjectIdentifier: Int] = [:]
    var steps = 0
    while !evening.isOver, steps < 500 {
      try evening.step()
      steps += 1
      for socket in evening.sockets where withHost || socket.viewer.role != .host {
        let known = read[ObjectIdentifier(socket), default: 0]
        read[ObjectIdentifier(socket)] = socket.all.count
        for message in socket.all[known...] { expectSilence(in: message, to: socket, evening) }
      }
    }
    #expect(steps > 20 && evening.evening.state.hasStarted)
  }

  /// NB: what this very step has told is told.
  private func expectSilence(
    in message: TestSocket.Message, to socket: TestSocket, _ evening: RandomEvening
  ) {
    let rounds = evening.evening.state.rounds
    func isRevealed(_ round: Int) -> Bool {
      rounds.indices.contains(round) && rounds[round].isRevealed
    }
    let raw = Data(message.raw.utf8)
    let text = Data(message.raw.lowercased().utf8)
    for (round, pack) in evening.packs.enumerated() where !isRevealed(round) {
      for secret in pack.secrets { #expect(!text.holds(secret), "\(message.summary)") }
    }
    for (round, pack) in evening.packs.enumerated() {
      let isAnswered = rounds.indices.contains(round) && rounds[round].scoredQuestions > 1
      if !isAnswered { #expect(!raw.holds(pack.openAnswer), "\(message.summary)") }
    }
    for word in evening.typed where socket.viewer.seatID != word.by {
      let isTold =
        word.question.map {
          rounds.indices.contains(word.round) && rounds[word.round].scoredQuestions > $0
        } ?? isRevealed(word.round)
      if !isTold { #expect(!text.holds(word.text), "\(message.summary)") }
    }
    #expect(!text.holds("brakefairness") && !text.holds("lostatms"))
  }
}

extension Data {
  /// Whether the bytes of `text` stand in it.
  fileprivate func holds(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
