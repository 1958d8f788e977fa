import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

@Suite struct LifeTests {
  @Test("UI-A7 connected means WELCOME received, not an open socket")
  func connected() {
    var bench = Bench()
    bench.happen(.started)
    #expect(bench.status.stage == .connecting)
    bench.happen(.opened(1))
    bench.say("LOBBY_UPDATED", ["players": [], "host": .null, "joinCode": "ABCDEF"])
    #expect(bench.status.stage == .connecting)
    bench.say(Frames.welcome)
    #expect(bench.status.stage == .online)
    #expect(bench.told.map(\.stage) == [.connecting, .online])
  }

  @Test("UI-P29 one socket: starting again lets go of the old one")
  func oneSocket() {
    var bench = Bench.online()
    bench.happen(.started)
    #expect(bench.opened == [1, 2])
    #expect(bench.open == [2])
    #expect(bench.mostOpen == 1)
  }

  @Test("UI-P30 five seconds of silence are asked about, and it is dead at 12")
  func heartbeat() {
    var bench = Bench.online()
    bench.pass(4999)
    #expect(bench.probes == 0)
    bench.pass(1)
    #expect(bench.probes == 1)
    bench.pass(6999)
    #expect(bench.status.stage == .online)
    bench.pass(1)
    #expect(bench.status == ConnectionStatus(stage: .reconnecting))
    #expect(bench.opened == [1, 2])
  }

  @Test("UI-P30 any frame puts the heartbeat off")
  func heard() {
    var bench = Bench.online()
    for _ in 0..<5 {
      bench.pass(4000)
      bench.say("SOMETHING_NEW")
    }
    #expect(bench.probes == 0)
    bench.pass(5000)
    bench.say("HELLO_ACK", ["capabilities": [], "epoch": "e", "seq": 1])
    bench.pass(4999)
    #expect(bench.opened == [1])
  }

  @Test("WS20 the pauses grow from 0.3 to 8 s, and the count is reset on WELCOME")
  func backOff() {
    var bench = Bench.online()
    var pauses: [Double] = []
    for attempt in 1...7 {
      bench.lose()
      #expect(bench.status.attempts == attempt)
      pauses.append((bench.timerMs ?? 0) - bench.nowMs)
      bench.pass(pauses.last ?? 0)
    }
    #expect(pauses == [300, 1000, 2000, 4000, 8000, 8000, 8000])
    bench.say(Frames.welcome)
    #expect(bench.status.attempts == 0)
    bench.lose()
    #expect(bench.timerMs == bench.nowMs + 300)
  }

  @Test("WS20 chance shortens a pause by a quarter at most, never below 0.3 s")
  func jitter() {
    for luck in [-5, 0] {
      var bench = Bench.online(luck: Double(luck))
      bench.lose()
      #expect(bench.timerMs == bench.nowMs + 300)
      bench.pass(300)
      bench.lose()
      #expect(bench.timerMs == bench.nowMs + 750)
    }
  }

  @Test("WS20 an attempt that never opens is given up after 6 s and counts")
  func neverOpens() {
    var bench = Bench()
    bench.happen(.started)
    bench.pass(6000)
    #expect(bench.status == ConnectionStatus(stage: .reconnecting, attempts: 1))
    #expect(bench.open.isEmpty)
  }

  @Test(
    "WS17 UI-A14 WS12–WS16 after a final close nothing is tried",
    arguments: [1000, 4000, 4001, 4002, 4003, 4010, 4999])
  func final(code: Int) {
    var bench = Bench.online()
    bench.lose(code)
    #expect(bench.status == ConnectionStatus(stage: .closed(code: code)))
    bench.happen(.appeared)
    bench.happen(.network)
    bench.pass(60_000)
    #expect(bench.opened == [1])
    #expect(bench.timerMs == nil)
  }

  @Test(
    "WS17 after 1001, 1006 and the like clients reconnect",
    arguments: [1001, 1002, 1005, 1006, 1007, 1009, 1011, 1012, 1013, 3999, 5000, 0, -1])
  func transient(code: Int) {
    var bench = Bench.online()
    bench.lose(code)
    #expect(bench.status.stage == .reconnecting)
    bench.pass(300)
    #expect(bench.opened == [1, 2])
  }

  @Test("SE21 WS20 after 1008 the seat stays, and the pause is the longest one")
  func saidTooMuch() {
    var bench = Bench.online()
    bench.lose(1008)
    #expect(bench.status == ConnectionStatus(stage: .reconnecting, attempts: 1))
    bench.pass(7999)
    #expect(bench.opened == [1])
    bench.pass(1)
    #expect(bench.opened == [1, 2])
  }

  @Test("UI-H38 WS20 after 10 failures the connection is lost, and tries go on")
  func lost() {
    var bench = Bench.online()
    for attempt in 1...12 {
      bench.lose()
      #expect(bench.status.isLost == (attempt >= 10))
      bench.passPause()
    }
    #expect(bench.opened.count == 13)
  }
}
