import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

/// A connection with its surroundings as far as a test needs them: sockets are numbers, time is a number.
struct Bench {
  var nowMs = 0.0
  var connection: Connection
  private(set) var opened: [SocketNumber] = []
  private(set) var open: Set<SocketNumber> = []
  private(set) var sent: [ClientMessage] = []
  private(set) var told: [ConnectionStatus] = []
  private(set) var delivered: [Frame] = []
  private(set) var recalled: [Frame] = []
  private(set) var absences = 0
  private(set) var timerMs: Double?
  /// The most sockets that were there at one time.
  private(set) var mostOpen = 0
  private var seq = 0

  /// - Parameter luck: what chance says, 1 for pauses in full.
  init(luck: Double = 1) {
    self.init { luck }
  }

  init(chance: @escaping @Sendable () -> Double) {
    connection = Connection(hello: Hello(capabilities: Capability.allCases), chance: chance)
  }

  static func online(luck: Double = 1) -> Bench {
    var bench = Bench(luck: luck)
    bench.happen(.started)
    bench.say(Frames.welcome)
    return bench
  }

  var status: ConnectionStatus { connection.status }
  var socket: SocketNumber? { opened.last }
  var resyncs: Int {
    sent.count { if case .resumeSession(let resume) = $0 { resume.resume == nil } else { false } }
  }
  var probes: Int { sent.count { if case .hello = $0 { true } else { false } } }

  mutating func happen(_ event: Connection.Event) {
    if case .closed(let number, _) = event { open.remove(number) }
    for deed in connection.handle(event, at: nowMs) { perform(deed) }
    mostOpen = max(mostOpen, open.count)
  }

  private mutating func perform(_ deed: Connection.Deed) {
    switch deed {
    case .open(let number):
      opened.append(number)
      open.insert(number)
    case .close(let number): open.remove(number)
    case .send(_, let message): sent.append(message)
    case .arm(let atMs): timerMs = atMs
    case .tell(let status): told.append(status)
    case .deliver(let frame): delivered.append(frame)
    case .expectMissed: absences += 1
    case .recall(let frames): recalled += frames
    }
  }

  mutating func lose(_ code: Int = 1006) {
    guard let socket else { return }
    happen(.closed(socket, code: code))
  }

  /// A frame on the newest socket.
  mutating func say(_ frame: Frame?) {
    guard let socket else { return }
    happen(.frame(socket, frame))
  }

  mutating func say(_ type: String, _ payload: JSONValue = [:], seq: Int? = nil) {
    say(Frames.frame(type, payload, seq: seq))
  }

  /// Lets time pass, with the timer going off when it is due.
  mutating func pass(_ ms: Double) {
    let end = nowMs + ms
    while let due = timerMs, due <= end {
      nowMs = max(nowMs, due)
      timerMs = nil
      happen(.timer)
    }
    nowMs = end
  }

  /// Lets time pass until the next attempt.
  mutating func passPause() { pass(max(0, (timerMs ?? nowMs) - nowMs)) }
}
