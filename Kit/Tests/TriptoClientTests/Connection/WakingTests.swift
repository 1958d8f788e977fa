import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

@Suite struct WakingTests {
  @Test("UI-P26 UI-X8 a mute socket is replaced 1.5 s after waking, at no cost")
  func zombie() {
    var bench = Bench.online()
    bench.happen(.slept)
    bench.nowMs += 60_000
    bench.happen(.appeared)
    #expect(bench.probes == 1)
    bench.pass(1499)
    #expect(bench.opened == [1])
    bench.pass(1)
    #expect(bench.opened == [1, 2])
    #expect(bench.status == ConnectionStatus(stage: .reconnecting))
  }

  @Test("UI-P26 waking again does not put the check off, and an answer acquits")
  func again() {
    var bench = Bench.online()
    bench.happen(.appeared)
    bench.pass(1000)
    bench.happen(.appeared)
    bench.pass(499)
    #expect(bench.opened == [1])
    bench.say("ANYTHING")
    bench.pass(4000)
    #expect(bench.opened == [1])
  }

  @Test("UI-P26 a socket that closed unnoticed in the sleep is replaced at once")
  func unsent() {
    var bench = Bench.online()
    bench.happen(.appeared)
    bench.happen(.unsent(1))
    #expect(bench.opened == [1, 2])
    #expect(bench.status.attempts == 0)
  }

  @Test("WS20 UI-X8 waking ends a pause at once and resets the count")
  func pause() {
    var bench = Bench.online()
    for _ in 0..<5 {
      bench.lose()
      bench.passPause()
    }
    bench.lose(1008)
    #expect(bench.status.attempts == 6)
    let count = bench.opened.count
    bench.happen(.network)
    #expect(bench.opened.count == count + 1)
    #expect(bench.status.attempts == 0)
    bench.lose()
    #expect(bench.timerMs == bench.nowMs + 300)
  }

  @Test("UI-P26 waking gives an attempt under way at most 3 s more")
  func opening() {
    var bench = Bench()
    bench.happen(.started)
    bench.happen(.appeared)
    bench.pass(2999)
    #expect(bench.opened == [1])
    bench.pass(1)
    #expect(bench.status.stage == .reconnecting)
  }

  @Test("EX15 GOODBYE says how long the first pause is, once")
  func goodbye() {
    var bench = Bench.online()
    bench.say("GOODBYE", ["retryAfterMs": 2500])
    bench.lose(1012)
    #expect(bench.timerMs == bench.nowMs + 2500)
    bench.pass(2500)
    bench.lose()
    #expect(bench.timerMs == bench.nowMs + 1000)
  }

  @Test("EX15 no retryAfterMs keeps a client away for good", arguments: [Int.max, Int.min, -1])
  func absurdGoodbye(ms: Int) {
    var bench = Bench.online()
    bench.say("GOODBYE", ["retryAfterMs": .int(ms)])
    bench.lose(1012)
    bench.pass(30_000)
    #expect(bench.opened.count >= 2)
  }

  @Test("WS18 the late events of an old socket change nothing")
  func lateEvents() {
    var bench = Bench.online()
    bench.lose()
    bench.pass(300)
    bench.say(Frames.welcome)
    for event: Connection.Event in [
      .closed(1, code: 4010), .frame(1, Frames.welcome), .frame(1, nil), .unsent(1), .opened(1),
    ] {
      bench.happen(event)
    }
    #expect(bench.status.stage == .online)
    #expect(bench.open == [2])
  }

  @Test("UI-A14 stopping is final: no timer, no retry")
  func stop() {
    var bench = Bench.online()
    bench.happen(.stopped)
    #expect(bench.status == ConnectionStatus())
    #expect(bench.open.isEmpty)
    bench.happen(.appeared)
    bench.pass(60_000)
    #expect(bench.opened == [1])
    #expect(bench.timerMs == nil)
  }

  @Test("EX8 a clock ping is answered at once by the monotonic clock, also when its seq was seen")
  func pong() {
    var bench = Bench.online()
    bench.pass(1234)
    let ping = Frames.frame("CLOCK_PING", ["pingId": 7, "sentAtServerMs": 1], seq: 5)
    bench.say(ping)
    bench.say(ping)
    let pong = ClientMessage.clockPong(pingId: 7, clientMonoMs: 1234)
    #expect(bench.sent == [pong, pong])
    #expect(bench.delivered.count == 2)
  }
}
