import Testing
import TriptoKernel
import TriptoWire

@testable import TriptoBots

@Suite("Envelopes and streams")
struct WireCheckTests {
  private static let update = ServerMessage.answerCountUpdate(
    AnswerCountUpdate(answeredCount: 0, totalPlayers: 1))

  @Test("EX1 extensions on a v1 connection are found")
  func plain() throws {
    var check = WireCheck(isExtended: false)
    #expect(check.hear(try Say.frame(Self.update)).isEmpty)
    #expect(check.hear(try Say.frame(Self.update, seq: 1)).rules == ["WS21"])
    let ping = ServerMessage.clockPing(ClockPing(pingId: 1, sentAtServerMs: 1))
    #expect(check.hear(try Say.frame(ping)).rules == ["EX1"])
  }

  @Test("EX3 a seq that skips, repeats or is missing, and another epoch on the way, are found")
  func gaps() throws {
    var check = WireCheck(isExtended: true)
    check.connected()
    func rules(_ seq: Int?, _ epoch: String = "e") throws -> [String] {
      check.hear(try Say.frame(Self.update, seq: seq, epoch: epoch)).rules
    }
    #expect(try rules(4) == [] && rules(5) == [])
    #expect(try rules(7) == ["EX3"])
    #expect(try rules(7) == ["EX3"])
    #expect(try rules(nil) == ["EX3"])
    #expect(try rules(8, "f") == ["EX3"])
  }

  @Test("EX4 after a reconnect RESUMED must bring exactly what is missing")
  func resumed() throws {
    func rules(_ brought: [Int]) throws -> [String] {
      var check = WireCheck(isExtended: true)
      check.connected()
      _ = check.hear(try Say.frame(Self.update, seq: 4))
      check.connected()
      #expect(check.hear(try Say.frame(Say.welcome(), seq: 7)).isEmpty)
      #expect(check.resumePosition?.seq == 4)
      let events = brought.map { seq in
        JSONFragment(
          bytes: ServerEnvelope(
            sessionId: "s", serverTimeMs: 1, stream: StreamPosition(epoch: "e", seq: seq),
            message: Self.update
          ).encode())
      }
      let resumed = Resumed(fromSeq: 5, toSeq: 7, events: events)
      defer { #expect(check.resumePosition == nil) }
      return check.hear(try Say.frame(.resumed(resumed), seq: 8)).rules
    }
    #expect(try rules([5, 6, 7]) == [])
    #expect(try rules([5, 7]) == ["EX4"])
  }

  @Test("EX3 a new epoch on a new connection starts the count anew")
  func epoch() throws {
    var check = WireCheck(isExtended: true)
    check.connected()
    _ = check.hear(try Say.frame(Self.update, seq: 9))
    check.connected()
    #expect(check.hear(try Say.frame(Say.welcome(), seq: 1, epoch: "f")).isEmpty)
    #expect(check.resumePosition == nil)
  }

  @Test("BR9, BR11 a press without a verdict and a verdict without a press are found")
  func presses() {
    var check = PressCheck()
    #expect(check.verdict().rules == ["BR11"])
    check.lost()
    #expect(check.pressed(atMs: 0).isEmpty && check.pressed(atMs: 15).isEmpty)
    #expect(check.verdict().isEmpty && check.verdict().isEmpty)
    #expect(check.verdict().rules == ["BR11"])
    #expect(check.pressed(atMs: 5_000).isEmpty)
    #expect(check.settle(atMs: 9_000, patienceMs: 5_000).isEmpty)
    #expect(check.settle(atMs: 19_000, patienceMs: 5_000).rules == ["BR9"])
    _ = check.pressed(atMs: 20_000)
    check.lost()
    #expect(check.settle(atMs: 60_000, patienceMs: 5_000).isEmpty)
  }

  @Test("BR11 a late verdict still belongs to its press, when another press came meanwhile")
  func lateVerdicts() {
    var check = PressCheck()
    _ = check.pressed(atMs: 0)
    _ = check.pressed(atMs: 900)
    #expect(check.verdict().isEmpty && check.verdict().isEmpty)
    #expect(check.verdict().rules == ["BR11"])
  }

  @Test("BR11 a verdict of a burst may come after the next press, but not a press's patience later")
  func verdictsOfABurst() {
    var check = PressCheck()
    _ = (check.pressed(atMs: 0), check.pressed(atMs: 15))
    #expect(check.verdict().isEmpty)
    _ = check.pressed(atMs: 450)
    #expect(check.verdict().isEmpty && check.verdict().isEmpty)
    #expect(check.verdict().rules == ["BR11"])
    check.lost()
    _ = (check.pressed(atMs: 0), check.pressed(atMs: 15), check.verdict())
    _ = check.pressed(atMs: 20_000)
    #expect(check.verdict().isEmpty)
    #expect(check.verdict().rules == ["BR11"])
  }
}
