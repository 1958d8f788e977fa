import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

@Suite struct TVLobbyTests {
  private static let evening: JSONValue = [
    "number": 1, "lengthsMin": [5, 9, 13, 16, 20], "minutes": 13, "rulesDone": .bool(true),
  ]

  private func lobby(_ players: [String], host: String = "Mia", more: [String: JSONValue] = [:])
    -> JSONValue
  {
    let rows = players.map {
      JSONValue.object(["playerId": .string($0), "name": .string($0), "isConnected": .bool(true)])
    }
    var payload: [String: JSONValue] = [
      "players": .array(rows), "host": ["name": .string(host)], "joinCode": "K7TM4P",
    ]
    payload.merge(more) { $1 }
    return .object(payload)
  }

  @Test("UI-T2 UI-T3 UI-T5 QR, short address, code, players, host, and what is waited for")
  func lobby() {
    var tv = TVBench()
    tv.show("TV", ["phase": "LOBBY", "players": []])
    tv.hear("LOBBY_UPDATED", lobby([]))
    #expect(tv.lobby?.ticket.qr == "http://tv.local:3000/join/K7TM4P")
    #expect(tv.lobby?.ticket.address?.contains("tv.local:3000") == true)
    #expect(tv.lobby?.title == "SPELARE (0)")
    #expect(tv.lobby?.status.hasPrefix("Väntar på") == true && tv.lobby?.host == "Värd: Mia")
    tv.hear("LOBBY_UPDATED", lobby(["Alva"], host: "Värden"))
    #expect(tv.lobby?.status.hasPrefix("Redo att starta!") == true && tv.lobby?.host == nil)
    tv.base = nil
    #expect(tv.lobby?.ticket.qr == nil && tv.lobby?.ticket.code == "K7TM4P")
    #expect(tv.lobby?.ticket.unreachable?.hasPrefix("Telefoner når inte") == true)
  }

  @Test("UI-T5 UI-T6 locked: no join address, and no code in the corner in play")
  func locked() {
    var tv = TVBench()
    tv.show("TV", ["phase": "LOBBY"])
    tv.hear("LOBBY_UPDATED", lobby(["Alva"], more: ["locked": .bool(true)]))
    #expect(tv.lobby?.ticket.isLocked == true && tv.lobby?.ticket.address == nil)
    #expect(tv.lobby?.ticket.hint == "Lobbyn är låst" && tv.notices.cornerCode == nil)
    tv.show("TV")
    #expect(tv.notices.cornerCode == nil)
    tv.hear("LOBBY_UPDATED", lobby(["Alva"]))
    #expect(tv.notices.cornerCode == "K7TM4P" && tv.notices.cornerLabel == "Spelkod")
  }

  @Test("UI-T4 a join sparkles, a rejoin and a restored guest do not; over 12 cards shrink")
  func joins() {
    var tv = TVBench(isRestored: true)
    tv.show("TV", ["phase": "LOBBY", "players": []])
    tv.hear("LOBBY_UPDATED", lobby(["Alva"]))
    tv.game.isRestored = false
    tv.hear("LOBBY_UPDATED", lobby(["Alva", "Bo"]))
    #expect(tv.lobby?.guests.map(\.isFresh) == [false, true])
    tv.hear("LOBBY_UPDATED", lobby(["Alva"]))
    tv.hear("LOBBY_UPDATED", lobby(["Alva", "Bo"]))
    #expect(tv.lobby?.guests.map(\.isFresh) == [false, false])
    tv.hear("LOBBY_UPDATED", lobby((1...13).map { "P\($0)" }))
    #expect(tv.lobby?.isSmall == true)
  }

  @Test("UI-E9 how long a journey is, and in a later one *Runda {n}* and the night's line")
  func evening() {
    var tv = TVBench()
    tv.show("TV", ["phase": "LOBBY", "journey": Self.evening])
    #expect(tv.lobby?.length == "3 resmål · cirka 13 min" && tv.lobby?.round == nil)
    guard case .object(var second) = Self.evening else { return }
    second["number"] = 2
    let night = Frames.state(of: "EX-HOST-finale")["night"] ?? .null
    tv.show("TV", ["phase": "LOBBY", "journey": .object(second), "night": night])
    #expect(tv.lobby?.round == "Runda 2" && tv.lobby?.night == "Alva leder kvällen 1–0")
  }

  @Test("UI-T27 the host away for more than 30 s is told, a kick and a player's going are not")
  func away() {
    var tv = TVBench()
    tv.show("TV")
    tv.hear(
      "PLAYER_LEFT", ["playerId": "a1a1a1a1-0000-4000-8000-0000000000a1", "reason": "disconnect"])
    tv.hear("PLAYER_LEFT", ["playerId": "x", "reason": "kicked"])
    tv.pass(31_000)
    #expect(tv.notices.hostAway == nil)
    tv.hear("PLAYER_LEFT", ["playerId": "h", "reason": "disconnect"])
    tv.pass(30_000)
    #expect(tv.notices.hostAway == nil)
    tv.pass(1)
    #expect(tv.notices.hostAway == "Värden är borta – spelet fortsätter.")
    tv.hear(
      "PLAYER_JOINED",
      ["playerId": "h", "name": "Mia", "joinedAtMs": 1, "isReconnect": .bool(true)])
    #expect(tv.notices.hostAway == nil)
  }

  @Test(
    "UI-T7 EVE55 EVE56 UI-E27 the intro asks where to; the first journey's tells the rules, step by step"
  )
  func intro() {
    var tv = TVBench()
    tv.show("TV", ["phase": "ROUND_INTRO", "destinationIndex": 1, "totalDestinations": 3])
    guard case .intro(let first) = tv.picture else { return #expect(Bool(false)) }
    #expect(first.question == "Vart är vi på väg?" && first.eyebrow == "Resmål 1 / 3")
    tv.show("TV", ["phase": "ROUND_INTRO", "destinationIndex": 2, "totalDestinations": 3])
    guard case .intro(let next) = tv.picture else { return #expect(Bool(false)) }
    #expect(next.lead == "Nästa resmål" && next.progress?.done == 1 && next.eyebrow == nil)
    #expect(tv.notices.spoken == "Nästa resmål är nummer 2 av 3. Vart är vi på väg?")
    tv.show("TV", ["phase": "ROUND_INTRO", "rules": ["step": 4, "pulled": []]])
    tv.hear(
      "TEST_PULL", ["playerId": "a1a1a1a1-0000-4000-8000-0000000000a1", "pulled": 1, "of": 1])
    guard case .rules(let rules) = tv.picture else { return #expect(Bool(false)) }
    #expect(rules.rule.hasPrefix("Vet du?") && rules.newPull?.name == "Alva")
    guard case .tryBrake(let call, let count) = rules.scene else { return #expect(Bool(false)) }
    #expect(call == "Provdra!" && count.hasPrefix("1"))
    tv.golden("RULES_STEP")
    guard case .rules(let last) = tv.picture else { return #expect(Bool(false)) }
    #expect(last.step == 5 && last.scene == .note)
  }

  @Test("UI-A21 a phase that the app does not know says so, and keeps the code")
  func unknown() {
    var tv = TVBench()
    tv.show("TV", ["phase": "KARAOKE"])
    guard case .older(let text) = tv.picture else { return #expect(Bool(false)) }
    #expect(text == Messages(.sv).apps.appTooOld && tv.notices.cornerCode == "K7TM4P")
  }

  @Test(
    "UI-E2 UI-E8 EVE77 passengers ride in the train, wave, sleep when away, and leave with their seat"
  )
  func train() throws {
    var tv = TVBench()
    tv.show("EX-PLAYER-rules", ["phase": "CLUE_LEVEL", "rules": .null])
    var train = try #require(TVTrain(tv.view, speed: 1))
    #expect(train.riders.map { $0.person.face?.figure } == [.puffin, .fox] && train.isRolling)
    #expect(train.seating.coaches.map(\.windows.count) == [5, 5, 5])
    tv.hear(
      "NOTE_HANDED", ["playerId": "b2b2b2b2-0000-4000-8000-0000000000b2", "clueLevelPoints": 8])
    train = try #require(TVTrain(tv.view, speed: 1))
    #expect(train.riders.map { $0.person.face?.mood } == [.sit, .wave])
    #expect(train.riders.map(\.hasNote) == [false, true])
    tv.show("TV")
    #expect(TVTrain(tv.view, speed: 1) == nil)
  }

  @Test("UI-E8 15 windows in three coaches; 16–20 a fourth; 21–40 two to a window; more: +{n}")
  func seating() {
    func shape(_ count: Int) -> (Int, Int, Int) {
      let seating = Seating(riders: count)
      let windows = seating.coaches.flatMap(\.windows)
      return (seating.coaches.count, seating.perWindow, windows.last?.over ?? 0)
    }
    #expect(shape(15) == (3, 1, 0) && shape(16) == (4, 1, 0) && shape(21) == (4, 2, 0))
    #expect(shape(40) == (4, 2, 0) && shape(48) == (4, 2, 10))
    for count in [1, 15, 20, 33, 40] {
      let seated = Seating(riders: count).coaches.flatMap(\.windows).flatMap(\.riders)
      #expect(seated.sorted() == Array(0..<count))
    }
    let twelve = Seating(carriages: (1...12).map { (number: $0, tone: $0, riders: [0, 1, 2, 3]) })
    #expect(twelve.coaches.count == 12 && twelve.perWindow == 4 && twelve.scale <= 1)
    #expect(Seating(carriages: [(1, 1, [0, 1])]).perWindow == 1)
  }
}
