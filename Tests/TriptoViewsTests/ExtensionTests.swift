import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Extensions")
struct ExtensionTests {
  /// A game with a bit of everything that extended connections hear of.
  private func eventful() throws -> GameTable {
    var table = try GameTable.lobby(players: 3)
    try table.run(.react("👏"), by: .player(1))
    try table.host(.start(TestContent.itinerary(2)))
    try table.play(toPhase: .clueLevel)
    try table.press(1)
    try table.wait(20)
    try table.press(2)
    try table.wait(80)
    try table.lock(1)
    try table.host(.pause)
    try table.host(.resume)
    try table.disconnect(3)
    try table.wait(10_000)
    try table.host(.extendTimer(addMs: 5_000))
    try table.play(toPhase: .roundEnd)
    return table
  }

  @Test("EX1 v1 connections never get a message or snapshot key of the extensions")
  func plain() throws {
    let table = try eventful()
    for recipient in [Recipient.host, .tv, .player(1), .player(2)] {
      for message in table.messages(for: recipient) {
        #expect(!message.type.isExtension, "\(message.type)")
        #expect(!message.text.contains("isAway"))
        if message.type == .stateSnapshot { #expect(try message.json.keys == ["state"]) }
      }
    }
  }

  @Test("EX7 EX9 EX10 EX11 EX24 what extended connections hear besides")
  func extended() throws {
    let table = try eventful()
    let news = { (recipient: Recipient) in
      Set(table.messages(for: recipient).map(\.type).filter(\.isExtension))
    }
    let all: Set<ServerMessageType> = [.timerSync, .clueAdvance, .brakePending]
    #expect(news(.player(1).extended) == all)
    #expect(news(.tv.extended) == all.union([.reaction]))
    #expect(news(.host.extended) == all.union([.brakeOrder]))
  }

  @Test("EX9 CLUE_ADVANCE names the next level and the time left; not after the last clue")
  func clueAdvance() throws {
    var table = try GameTable.atClue(10)
    try table.brake(1)
    try table.lock(1)
    try expectJSON(
      table.last(.clueAdvance, for: .player(2).extended),
      #"{"nextClueLevelPoints":8,"advanceInMs":1200}"#)
    var last = try GameTable.atClue(2)
    try last.brake(1)
    try last.lock(1)
    #expect(try last.last(.clueAdvance, for: .player(2).extended) == nil)
  }

  @Test("EX9 ST33 in a pause the advance has no time")
  func pausedAdvance() throws {
    var table = try GameTable.atClue(10)
    try table.brake(1)
    try table.host(.pause)
    try table.lock(1)
    try expectJSON(
      table.last(.clueAdvance, for: .host.extended), #"{"nextClueLevelPoints":8}"#)
  }

  @Test("EX35 where the place lies: extended connections only, from the reveal on, hosts too")
  func position() throws {
    var table = try GameTable.atClue(2)
    for recipient in [Recipient.host, .tv, .player(1)] {
      #expect(try table.snapshot(for: recipient.extended)["destination"]?["position"] == nil)
    }
    try table.play(toPhase: .revealDestination)
    for recipient in [Recipient.host, .tv, .player(1)] {
      try expectJSON(
        table.snapshot(for: recipient.extended)["destination"]?["position"],
        #"{"lat":18.25,"lon":-17.75}"#)
      #expect(try table.snapshot(for: recipient)["destination"]?["position"] == nil)
    }
  }

  @Test("EX40 only a TV with extensions hears and sees how many have answered a question")
  func answerCount() throws {
    var table = try GameTable.atClue(2, players: 3)
    try table.play(to: .question)
    func seen(_ recipient: Recipient) throws -> [JSONValue?] {
      let question = try table.snapshot(for: recipient)["followupQuestion"]
      return [question?["answeredCount"], question?["totalPlayers"]]
    }
    #expect(try seen(.tv.extended) == [0, 3])
    try table.answer(2)
    try expectJSON(
      table.last(.followupAnswerCount, for: .tv.extended),
      #"{"currentQuestionIndex":0,"answeredCount":1,"totalPlayers":3}"#)
    #expect(try seen(.tv.extended) == [1, 3])
    let others = [Recipient.tv, .host, .host.extended, .player(1).extended, .player(2).extended]
    for recipient in others {
      #expect(try table.last(.followupAnswerCount, for: recipient) == nil)
      #expect(try seen(recipient) == [nil, nil])
    }
  }

  @Test("EX28 the name asked for is for the host's eyes, on connections with extensions")
  func askedName() throws {
    var table = try GameTable.lobby()
    let join = JoinSeat(id: seat(3), name: "Resenär", asHost: false, askedName: "Qvarkuk")
    try table.run(.join(join), by: .system)
    try table.connect(3)
    let row = try table.snapshot(for: .host.extended)["players"]?.items.last
    #expect(row?["name"] == "Resenär" && row?["askedName"] == "Qvarkuk")
    try table.host(.start(TestContent.itinerary()))
    try table.play(toPhase: .roundEnd)
    let others = [
      Recipient.host, .tv, .tv.extended, .player(1).extended, .player(3), .player(3).extended,
    ]
    for recipient in others {
      let texts = table.messages(for: recipient).map(\.text)
      #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains("Qvarkuk") })
    }
    #expect(table.messages(for: .host.extended).contains { $0.text.contains("Qvarkuk") })
  }

  @Test("EX36 how an answer was read: HOST from the lock, its PLAYER from the reveal, TV never")
  func judged() throws {
    var table = try GameTable.atClue(2)
    try table.brake(1)
    let verdict = Verdict(
      isCorrect: false, reason: "wrong", detail: "near", matched: "Lyon", other: nil)
    try table.run(.lockAnswer(text: "Lyoon", verdict: verdict), by: .player(1))
    func seen(_ recipient: Recipient) throws -> JSONValue? {
      try table.snapshot(for: recipient)["lockedAnswers"]?.items.first?["judged"]
    }
    let near = #"{"reason":"near","matched":"Lyon","overruled":false}"#
    try expectJSON(seen(.host.extended), near)
    #expect(try seen(.player(1).extended) == nil)
    try table.play(toPhase: .revealDestination)
    try expectJSON(seen(.player(1).extended), near)
    #expect(try seen(.tv.extended) == nil && seen(.host) == nil && seen(.player(1)) == nil)
    let change = VerdictChange(seat: seat(1), subject: .destination, isCorrect: true)
    try table.host(.setVerdict(change))
    #expect(try seen(.player(1).extended)?["overruled"] == .bool(true))
  }

  @Test("EX36 a verdict of an older journal has the plain reason")
  func plainReason() throws {
    var table = try GameTable.atClue(2)
    try table.brake(1)
    let verdict = Verdict(isCorrect: false, reason: "wrong")
    try table.run(.lockAnswer(text: "Lyon", verdict: verdict), by: .player(1))
    try expectJSON(
      table.snapshot(for: .host.extended)["lockedAnswers"]?.items.first?["judged"],
      #"{"reason":"reject","overruled":false}"#)
  }

  @Test("EX12 isAway after 5 s, on extended connections")
  func isAway() throws {
    var table = try GameTable.atClue()
    try table.disconnect(1)
    try table.wait(5_000)
    let away = try table.snapshot(for: .tv.extended)["players"]?.items.first
    #expect(away?["isAway"] == .bool(true) && away?["isConnected"] == .bool(false))
    #expect(try table.snapshot(for: .tv)["players"]?.items.first?["isAway"] == nil)
  }

  @Test("EX7 EX13 EX22 TIMER_SYNC tells the timer that runs, extended too")
  func timerSync() throws {
    var table = try GameTable.atClue()
    table = try table.after { try $0.host(.extendTimer(addMs: 10_000)) }
    try expectJSON(
      table.last(.timerSync, for: .player(1).extended),
      """
      {"timerId":"clue-10","startAtServerMs":\(t0 + 3_000),"durationMs":40000,
       "phase":"CLUE_LEVEL"}
      """)
    #expect(try table.lastState(for: .player(1))["clueTimerEnd"] == .int(t0 + 43_000))
  }

  @Test("EX14 siblings of the state on extended connections, from the filtered state")
  func siblings() throws {
    let table = try GameTable.atClue()
    for recipient in [Recipient.host, .tv, .player(1)] {
      let snapshot = Messages(table.state, atMs: table.nowMs).snapshot(for: recipient.extended)
      let json = try JSONValue(parsing: snapshot.jsonBytes())
      #expect(
        json.keys == ["state", "round", "clue", "followup", "scoreboard", "timers", "uiHints"])
      #expect(json["round"]?["destination"] == json["state"]?["destination"])
      #expect(json["scoreboard"] == json["state"]?["scoreboard"])
    }
  }
}
