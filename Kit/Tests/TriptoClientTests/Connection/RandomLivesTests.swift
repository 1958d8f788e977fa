import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

/// Ten thousand lives of a connection, by chance and under virtual time.
@Suite struct RandomLivesTests {
  private static let codes = [
    1000, 1001, 1002, 1005, 1006, 1007, 1008, 1009, 1011, 1012, 1013, 4001, 4002, 4003, 4010,
  ]

  @Test(
    "WS17 WS18 WS20 UI-P29 never two sockets, no retry after a final close, always something due")
  func lives() {
    var finals = 0
    for seed in 0..<10_000 {
      var dice = SplitMix64(seed: UInt64(seed))
      let luck = dice.unit()
      var bench = Bench(luck: luck)
      for step in 0..<60 {
        let shutBefore = bench.isShut
        let count = bench.opened.count
        let event = Self.event(&dice, bench)
        bench.happen(event)
        if dice.unit() < 0.7 { bench.pass((dice.unit() * dice.unit() * 20_000).rounded()) }
        guard Self.holds(bench, event, shutBefore, count) else {
          Issue.record("seed \(seed), step \(step): \(event), \(bench.status)")
          return
        }
      }
      if case .closed = bench.status.stage { finals += 1 }
    }
    #expect(finals > 1000)
  }

  private static func holds(
    _ bench: Bench, _ event: Connection.Event, _ shutBefore: Bool, _ count: Int
  ) -> Bool {
    let isStart = if case .started = event { true } else { false }
    let stayedShut = !shutBefore || isStart || bench.opened.count == count
    let isDue = bench.isShut || (bench.timerMs ?? -1) >= bench.nowMs
    let isSilent = !bench.isShut || (bench.timerMs == nil && bench.open.isEmpty)
    let agrees = bench.connection.socket == bench.open.first
    return bench.mostOpen <= 1 && stayedShut && isDue && isSilent && agrees
      && bench.opened == Array(1..<bench.opened.count + 1)
  }

  private static func event(_ dice: inout SplitMix64, _ bench: Bench) -> Connection.Event {
    let socket = Int(dice.next() % 4) == 0 ? Int(dice.next() % 6) : bench.socket ?? 0
    switch dice.next() % 16 {
    case 0: return .started
    case 1: return dice.unit() < 0.1 ? .stopped : .slept
    case 2, 3: return .closed(socket, code: codes[Int(dice.next() % UInt64(codes.count))])
    case 4: return .unsent(socket)
    case 5: return .appeared
    case 6: return .network
    case 7: return .timer
    case 8: return .opened(socket)
    case 9: return .stateLost
    case 10: return .stateRead
    case 11: return .frame(socket, nil)
    default: return .frame(socket, frame(&dice))
    }
  }

  private static func frame(_ dice: inout SplitMix64) -> Frame {
    let seq = Int(dice.next() % 200)
    switch dice.next() % 5 {
    case 0: return Frames.welcome(seq: seq, epoch: dice.unit() < 0.8 ? "e" : "f")
    case 1: return Frames.frame("GOODBYE", ["retryAfterMs": .int(Int(dice.next() % 4000))])
    case 2: return Frames.frame("CLOCK_PING", ["pingId": 1, "sentAtServerMs": 1], seq: seq)
    case 3:
      return Frames.frame("RESUMED", ["fromSeq": 1, "toSeq": 2, "events": []], seq: seq)
    default: return Frames.frame("NEWER", seq: seq)
    }
  }
}

extension Bench {
  var isShut: Bool {
    switch status.stage {
    case .idle, .closed: true
    case .connecting, .online, .reconnecting: false
    }
  }
}
