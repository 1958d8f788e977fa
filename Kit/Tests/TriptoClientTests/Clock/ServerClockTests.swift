import Testing
import TriptoKernel

@testable import TriptoClient

/// A device whose clock read `bootMs` when the server's read `zero`, behind a network that delays and jitters.
private struct Device {
  static let zero = 1_800_000_000_000.0
  var trueMs = 0.0
  var sleptMs = 0.0
  var clock = ServerClock()
  let bootMs: Double
  private var dice: SplitMix64
  private var best: (rttMs: Double, offsetMs: Double)?

  init(bootMs: Double, seed: UInt64 = 1) {
    self.bootMs = bootMs
    dice = SplitMix64(seed: seed)
  }

  var monoMs: Double { bootMs + trueMs - sleptMs }
  var now: Double { clock.now(at: monoMs) ?? .nan }
  var error: Double { now - (Self.zero + trueMs) }
  private var stamp: Int { Int(Self.zero + trueMs) }

  private mutating func delay(_ base: Double, _ jitter: Double) -> Double {
    let luck = dice.unit()
    return base + luck * luck * luck * jitter
  }

  /// The server has noticed the sleep.
  mutating func forget() { best = nil }

  mutating func hear(_ base: Double = 5, _ jitter: Double = 80) {
    let sent = stamp
    trueMs += delay(base, jitter)
    clock.sample(sent, at: monoMs)
  }

  /// CLOCK_PING and CLOCK_PONG, and the next ping that tells the server's best measurement.
  mutating func measure(_ base: Double = 5, _ jitter: Double = 80) {
    let sent = stamp
    trueMs += delay(base, jitter)
    let mono = monoMs
    trueMs += delay(base, jitter)
    let rttMs = Double(stamp - sent)
    if rttMs <= best?.rttMs ?? .infinity { best = (rttMs, Double(sent) + rttMs / 2 - mono) }
    let told = stamp
    trueMs += delay(base, jitter)
    clock.ping(told, offsetMs: best?.offsetMs, rttMs: best?.rttMs, at: monoMs)
    clock.sample(told, at: monoMs)
  }
}

@Suite struct ServerClockTests {
  @Test("ID20 the first sample is taken as is")
  func first() {
    var device = Device(bootMs: 4000)
    #expect(device.clock.now(at: 0) == nil)
    device.hear(20, 0)
    #expect(abs(device.error + 20) < 2)
  }

  @Test("ID20 later samples count 15 % until there is an offset")
  func share() {
    var clock = ServerClock()
    clock.sample(1000, at: 0)
    clock.sample(1100, at: 0)
    #expect(clock.now(at: 10_000) == 11_015)
  }

  @Test("EX8 after the first clock pings ten devices agree within 100 ms, whatever their delays")
  func agree() {
    let errors = (0..<10).map { index in
      var device = Device(bootMs: Double(index) * 12_345.6, seed: UInt64(index + 1))
      device.hear(5 + Double(index) * 4, 150)
      for _ in 0..<4 {
        device.measure(5 + Double(index) * 4, 150)
        device.trueMs += 1000
      }
      return device.error
    }
    #expect((errors.max() ?? 0) - (errors.min() ?? 0) < 100, "\(errors)")
  }

  @Test("EX8 UI-A8 server time never runs backwards and never leaps while messages jitter")
  func steady() {
    var device = Device(bootMs: 99, seed: 7)
    device.hear()
    device.measure()
    var (before, trueBefore) = (device.now, device.trueMs)
    for step in 0..<3000 {
      device.trueMs += 16
      if step % 20 == 0 { device.hear(5, 900) }
      if step % 300 == 0 { device.measure(5, 900) }
      let (now, passed) = (device.now, device.trueMs - trueBefore)
      #expect(now >= before)
      #expect(abs(now - before - passed) <= 0.11 * passed + 1)
      (before, trueBefore) = (now, device.trueMs)
    }
    #expect(abs(device.error) < 50, "\(device.error)")
  }

  @Test("EX8 a later, better measured offset is approached, not jumped to")
  func slew() {
    var device = Device(bootMs: 0)
    device.hear(0, 0)
    let zero = Int(Device.zero)
    device.clock.ping(zero, offsetMs: Device.zero + 200, rttMs: 400, at: 0)
    let before = device.now
    device.clock.ping(zero, offsetMs: Device.zero, rttMs: 10, at: 0)
    #expect(device.now == before)
    device.trueMs += 1000
    #expect(abs(device.error - 100) < 1)
    device.trueMs += 1500
    #expect(abs(device.error) < 1)
  }

  @Test("EX8 a message that was held up for seconds does not move the clock")
  func heldUp() {
    var device = Device(bootMs: 50)
    device.hear()
    device.measure()
    let before = device.error
    device.hear(4000, 0)
    #expect(abs(device.error - before) < 1)
  }

  @Test("EX8 a clock that stood still in the sleep is put right by the first message")
  func sleep() {
    var device = Device(bootMs: 50)
    device.hear()
    device.measure()
    device.trueMs += 600_000
    device.sleptMs += 600_000
    device.hear(20, 0)
    #expect(abs(device.error + 20) < 2)
    // NB: the server tells its best measurement, which is from before the sleep.
    let stamp = Int(Device.zero + device.trueMs)
    device.clock.ping(stamp, offsetMs: Device.zero - 50, rttMs: 5, at: device.monoMs)
    #expect(abs(device.error + 20) < 2)
    device.forget()
    device.measure(20, 0)
    device.trueMs += 5000
    #expect(abs(device.error) < 30)
  }

  @Test(
    "EX8 a server whose own clock was set is followed, in either direction",
    arguments: [-5000.0, 5000])
  func set(ms: Double) {
    var device = Device(bootMs: 0)
    device.hear(0, 0)
    device.clock.ping(
      Int(Device.zero + ms), offsetMs: Device.zero + ms, rttMs: 10, at: device.monoMs)
    #expect(abs(device.error - ms) < 2)
  }

  @Test("EX8 an offset that is no number, or an old worse one, is not taken")
  func useless() {
    var device = Device(bootMs: 0)
    device.hear(0, 0)
    for offset in [nil, Double.nan, .infinity] {
      device.clock.ping(Int(Device.zero), offsetMs: offset, rttMs: nil, at: 0)
    }
    #expect(abs(device.error) < 1)
    device.clock.ping(Int(Device.zero), offsetMs: Device.zero, rttMs: 10, at: 0)
    device.clock.ping(Int(Device.zero), offsetMs: Device.zero + 90, rttMs: 50, at: 0)
    device.trueMs += 1000
    #expect(abs(device.error) < 1)
    device.trueMs += 120_000
    device.clock.ping(Int(Device.zero), offsetMs: Device.zero + 90, rttMs: 50, at: device.monoMs)
    device.trueMs += 1000
    #expect(abs(device.error - 90) < 1)
  }

  @Test(
    "EX8 stamps at the ends of the integers move the clock and break nothing",
    arguments: [Int.min, 0, .max])
  func ends(stamp: Int) {
    var clock = ServerClock()
    clock.sample(stamp, at: 0)
    clock.sample(1000, at: 5)
    #expect(clock.now(at: 10) != nil)
  }
}
