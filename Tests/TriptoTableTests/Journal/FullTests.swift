import Testing
import TriptoGame
import TriptoKernel
import TriptoTable
import TriptoTestEvening

@Suite("WS17 ST42 a journal that cannot be written")
struct FullTests {
  private func fill(_ evening: TestEvening) {
    evening.table.journal = .full
    evening.host.send("HOST_NEXT_CLUE")
  }

  @Test("WS17 everybody is closed with 1013, and told nothing that is not kept")
  func closed() throws {
    let evening = try TestEvening.at(.clue)
    fill(evening)
    for socket in evening.sockets {
      #expect(socket.closed?.code == 1013)
      #expect(socket.closed?.reason != "")
      #expect(socket.settled().isEmpty)
    }
    #expect(evening.table.table.isClosed && evening.table.table.isStranded)
  }

  @Test("WS17 a kick whose row is lost closes with 1013, no final code, so that all may reconnect")
  func removed() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.journal = .full
    evening.host.send("HOST_KICK", ["playerId": .string(evening[1].id)])
    #expect(evening.sockets.allSatisfy { $0.closed?.code == 1013 })
  }

  @Test("WS17 ST42 whoever comes meanwhile is told to try again, and no such code is final")
  func later() throws {
    let evening = try TestEvening.at(.clue)
    fill(evening)
    for viewer in evening.sockets.map(\.viewer) {
      #expect(evening.table.connect(viewer).closed?.code == 1013)
    }
  }

  @Test("ST42 what was promised nobody is gone: the game comes back as the journal has it")
  func back() throws {
    let evening = try TestEvening.at(.clue)
    fill(evening)
    let next = try evening.restarted()
    #expect(try next.host.state().int("clueLevelPoints") == 10)
    next.host.send("HOST_NEXT_CLUE")
    #expect(try next.tv.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
  }

  @Test("ST43 a join or a plan that comes when it is closed is answered, and changes nothing")
  func commands() throws {
    let evening = try TestEvening.open()
    evening.table.journal = .full
    evening.host.send("HOST_LOBBY_LOCK", ["locked": .bool(false)])
    let rows = evening.table.rows
    #expect(throws: Refusal.invalidPhase) { try evening.table.join("Sen") }
    #expect(throws: Refusal.invalidPhase) { try evening.table.plan([.beta]) }
    #expect(evening.table.rows == rows)
  }

  @Test("WS17 what waited for lost rows never leaves; 1013 is no code that clients treat as final")
  func waiting() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.journal = .held
    evening.host.send("HOST_NEXT_CLUE")
    evening.table.input { $0.journalFailed(NoRoom(), .untilItCan, at: $1) }
    evening.table.commit()
    #expect(evening.tv.settled().isEmpty && evening.tv.closed?.code == 1013)
  }

  @Test("WS14 a game that cannot be saved for good is not found any more")
  func forGood() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.input { $0.journalFailed(NoRoom(), .forGood, at: $1) }
    #expect(evening.tv.closed?.code == 1013)
    #expect(evening.table.connect(.tv).closed?.code == 4003)
  }

  @Test("WS17 CL2 whoever comes in while another node has the game is told to try again")
  func moved() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.input { $0.journalFailed(NoRoom(), .toAnotherNode, at: $1) }
    for viewer in evening.sockets.map(\.viewer) {
      #expect(evening.table.connect(viewer).closed?.code == 1013)
    }
  }

  @Test("ST42 a second failure changes nothing, and no timer fires in a closed game")
  func twice() throws {
    let evening = try TestEvening.at(.clue)
    fill(evening)
    evening.table.input { $0.journalFailed(NoRoom(), .forGood, at: $1) }
    #expect(evening.table.table.isStranded)
    #expect(evening.table.table.nextDeadlineMs == nil)
    evening.wait(60_000)
    #expect(evening.table.endings.count == 1)
  }
}
