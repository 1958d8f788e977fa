import Testing
import TriptoGame
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("WS19 ID19 pings, silence and sleep at a table")
struct PresenceTests {
  private func offsets(_ socket: TestSocket, _ startMs: Int) -> [Int] {
    socket.pings.map { $0 - startMs }
  }

  @Test(
    "WS19 in the lobby pings come at once, after 1 s, 2 s and then every 25 s", arguments: [1, 2])
  func lobby(number: Int) throws {
    let evening = try TestEvening.at(.lobby, version: number == 1 ? .v1 : .v2)
    let tv = try evening.connect(.tv)
    let startMs = evening.table.nowMs
    evening.wait(60_000)
    #expect(
      zip(offsets(tv, startMs), [0, 1_000, 2_000, 27_000, 52_000]).allSatisfy {
        abs($0 - $1) <= 250
      })
    #expect(tv.pings.count == 5)
    #expect(tv.all("CLOCK_PING").count == (number == 1 ? 0 : 5), "EX8 the same cadence")
  }

  @Test("WS19 EX8 in clues pings come every 5 s")
  func clues() throws {
    let evening = try TestEvening.at(.clue, version: .v2)
    evening.wait(5_000)
    let count = evening.tv.pings.count
    evening.wait(15_000)
    #expect(evening.tv.pings.count == count + 3)
    #expect(evening.tv.all("CLOCK_PING").count == evening.tv.pings.count)
  }

  @Test("WS19 a socket that answers nothing is dropped with a code that is not final, others stay")
  func dead() throws {
    let evening = try TestEvening.at(.lobby)
    evening[0].socket.isDeaf = true
    evening.wait(70_000)
    #expect(evening[0].socket.closed == nil)
    evening.wait(10_000)
    #expect(evening[0].socket.closed?.code == 1001)
    #expect(evening.lookup.playerCount == 1)
    #expect(evening.host.types().contains("PLAYER_LEFT") && evening[1].socket.closed == nil)
  }

  @Test("WS19 any frame is a sign of life, also one that is none of ours")
  func frames() throws {
    let evening = try TestEvening.at(.lobby)
    for (index, text) in ["{}", #"{"type":"HELLO"}"#].enumerated() {
      evening[index].socket.isDeaf = true
      for _ in 1...5 {
        evening.wait(45_000)
        evening[index].socket.send(raw: text)
      }
      #expect(evening[index].socket.closed == nil)
      evening[index].socket.isDeaf = false
    }
  }

  @Test("ID19 nobody is dropped for the computer's sleep, and what fell due comes within a second")
  func sleep() throws {
    let evening = try TestEvening.at(.clue)
    let endMs = try #require(evening.tv.state().int("clueTimerEnd"))
    evening.settle()
    evening.table.sleep(3 * 3_600_000)
    evening.wait(1_000)
    for socket in evening.sockets {
      #expect(socket.closed == nil)
      let clue = try #require(socket.settled().first { $0.type == "CLUE_PRESENT" }).payload
      #expect(clue.int("levelPoints") == 8)
      #expect(try #require(clue.int("timerEnd")) > endMs + 3 * 3_600_000 - 30_000)
    }
    evening.wait(60_000)
    #expect(evening.sockets.allSatisfy { $0.closed == nil })
  }

  @Test("ID19 who is deaf after the sleep is dropped like anybody else")
  func deafAfterSleep() throws {
    let evening = try TestEvening.at(.lobby)
    evening.table.sleep(3_600_000)
    evening.tv.isDeaf = true
    evening.wait(60_000)
    #expect(evening.tv.closed == nil)
    evening.wait(30_000)
    #expect(evening.tv.closed?.code == 1001)
  }

  @Test("WS18 WS19 a replaced socket's late frames and pongs change nothing")
  func late() throws {
    let evening = try TestEvening.at(.clue)
    let old = evening.host
    evening.host = try evening.connect(old.viewer)
    let before = evening.state
    old.send("HOST_NEXT_CLUE")
    evening.table.input {
      $0.measured(old.id, of: old.viewer, rttMs: 1, kernel: nil, at: $1)
      $0.detach(old.id, from: old.viewer, at: $1)
    }
    #expect(evening.state == before && evening.host.closed == nil)
  }
}
