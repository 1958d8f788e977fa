import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

@Suite struct StreamTests {
  private func reveal(_ seq: Int) -> JSONValue {
    Frames.json(
      "DESTINATION_REVEAL",
      [
        "destinationName": "Kairo", "country": "Egypten", "aliases": [], "revealDelayMs": 1,
        "revealText": "",
      ], seq: seq)
  }

  @Test("EX3 EX4 a seq that has been seen is dropped, a new epoch is not")
  func seen() {
    var bench = Bench.online()
    bench.say("MUSIC_STOP", ["fadeOutMs": 1], seq: 1)
    bench.say("MUSIC_STOP", ["fadeOutMs": 2], seq: 1)
    bench.say("MUSIC_STOP", ["fadeOutMs": 3], seq: 0)
    #expect(bench.delivered.count == 2)
    bench.say(Frames.frame("MUSIC_STOP", ["fadeOutMs": 4], seq: 1, epoch: "other"))
    #expect(bench.delivered.count == 3)
  }

  @Test("EX4 what was missed is asked for after WELCOME, and recalled apart from the news")
  func missed() {
    var bench = Bench()
    bench.happen(.started)
    bench.say(Frames.welcome(seq: 1))
    bench.say("MUSIC_STOP", ["fadeOutMs": 1], seq: 2)
    bench.lose()
    bench.pass(300)
    bench.say(Frames.welcome(seq: 5))
    #expect(
      bench.sent == [
        .resumeSession(ResumeSession(resume: StreamPosition(epoch: "e", seq: 2)))
      ])
    #expect(bench.absences == 1)
    let before = bench.delivered.count
    bench.say(
      "RESUMED", ["fromSeq": 3, "toSeq": 5, "events": [reveal(3), reveal(4), reveal(5)]], seq: 6)
    #expect(bench.recalled.map(\.position?.seq) == [3, 4])
    #expect(bench.delivered.count == before + 1)
  }

  @Test(
    "EX4 RESUMED on a living socket is heard like any message, and its old pings are not answered")
  func living() {
    var bench = Bench()
    bench.happen(.started)
    bench.say(Frames.welcome(seq: 1))
    let ping = Frames.json("CLOCK_PING", ["pingId": 1, "sentAtServerMs": 1], seq: 3)
    bench.say("RESUMED", ["fromSeq": 2, "toSeq": 3, "events": [reveal(2), ping]])
    #expect(
      bench.delivered.map(\.type) == ["WELCOME", "DESTINATION_REVEAL", "CLOCK_PING", "RESUMED"])
    #expect(bench.sent.isEmpty)
    #expect(bench.recalled.isEmpty)
  }

  @Test("EX4 nothing is missing after a long absence, a restart, or none")
  func nothing() {
    var bench = Bench()
    bench.happen(.started)
    bench.say(Frames.welcome(seq: 1))
    for frame in [
      Frames.welcome(seq: 2), Frames.welcome(seq: 100), Frames.welcome(seq: 1, epoch: "new"),
      Frames.welcome(seq: .max, epoch: "new"), Frames.welcome(seq: .min, epoch: "new"),
    ] {
      bench.say(frame)
    }
    #expect(bench.sent.isEmpty)
  }

  @Test("EX3 WS6 a gap in seq on one socket asks for one snapshot, however many gaps follow")
  func gaps() {
    var bench = Bench()
    bench.happen(.started)
    bench.say(Frames.welcome(seq: 1))
    for seq in stride(from: 3, to: 300, by: 2) {
      bench.say("MUSIC_STOP", ["fadeOutMs": 1], seq: seq)
    }
    #expect(bench.resyncs == 1)
    bench.say(Frames.snapshot(seq: 300))
    bench.happen(.stateRead)
    bench.pass(4000)
    #expect(bench.resyncs == 1)
  }

  @Test("EX3 a seq at the ends of the integers is one like others")
  func ends() {
    var bench = Bench.online()
    for seq in [Int.min, .min, 0, .max, .max] {
      bench.say("MUSIC_STOP", ["fadeOutMs": 1], seq: seq)
    }
    #expect(bench.delivered.count == 4)
  }

  @Test("EX4 RESUMED without events that can be read tells nothing")
  func unreadable() {
    var bench = Bench.online()
    bench.say("RESUMED", ["fromSeq": 1, "toSeq": 1, "events": [1, .null, ["type": 3]]])
    bench.say("RESUMED", ["fromSeq": 1])
    #expect(bench.recalled.isEmpty)
    #expect(bench.delivered.map(\.type) == ["WELCOME", "RESUMED", "RESUMED"])
  }
}
