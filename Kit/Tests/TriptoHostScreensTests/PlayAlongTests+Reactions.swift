import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// Reactions, the score, and what is written beside the hand.
extension PlayAlongTests {
  @Test(
    "UI-E32 EX24 the eight reactions stand where one may react; each rests them for two seconds")
  func reactions() async throws {
    let (hostSocket, socket) = await seated()
    await show(Self.open, on: socket)
    #expect(along.isPlaying && along.reactions == nil)
    await show(["phase": "SCOREBOARD", "brake": .null], on: socket, version: 201)
    let reactions = try #require(along.reactions)
    #expect(reactions.all.map(\.label).prefix(2) == ["Applåd", "Skratt"] && reactions.isOn)
    #expect(reactions.all.count == 8 && reactions.label == "Skicka till TV:n")
    along.react(reactions.all[0])
    along.react(reactions.all[1])
    #expect(along.reactions?.isOn == false && along.reactions?.all[0].isGone == true)
    await host.until { socket.sentTypes.contains("REACTION") }
    #expect(socket.sent.last?["payload"]?["emoji"] == "👏")
    host.world.pass(2000)
    await host.until { along.reactions?.isOn == true }
    #expect(socket.sentTypes.count { $0 == "REACTION" } == 1)
    #expect(hostSocket.sentTypes.isEmpty)
    await show(["phase": "SCOREBOARD", "paused": .bool(true)], on: socket, version: 202)
    #expect(along.reactions == nil)
  }

  @Test("UI-E32 EX25 muted: the row is gone, by the setting or by a refusal")
  func muted() async throws {
    let (_, socket) = await seated()
    await show(["phase": "SCOREBOARD", "brake": .null], on: socket)
    along.react(try #require(along.reactions?.all.first))
    await host.until { socket.sentTypes.contains("REACTION") }
    socket.say(Frames.text("ERROR", Self.refusal("INVALID_OPERATION")))
    await host.until { along.reactions == nil }
    for (isOn, version) in [(true, 201), (false, 202)] {
      guard case .object(var members)? = lobbySettings(true)["settings"] else { return }
      members["reactions"] = .bool(isOn)
      let lobby: [String: JSONValue] = [
        "players": [], "host": .null, "joinCode": "K7TM4P", "settings": .object(members),
      ]
      socket.say(Frames.text("LOBBY_UPDATED", .object(lobby)))
      await show(["phase": "SCOREBOARD", "brake": .null], on: socket, version: version)
      #expect((along.reactions != nil) == isOn)
    }
  }

  @Test("UI-P20 a refused reaction does not call an answer back that is in")
  func answered() async {
    let (_, socket) = await seated()
    let asked: [String: JSONValue] = [
      "questionText": "Vilken flod?", "options": ["Seine", "Loire"], "currentQuestionIndex": 0,
      "totalQuestions": 2, "correctAnswer": .null, "answersByPlayer": [],
    ]
    let phase: [String: JSONValue] = ["phase": "FOLLOWUP_QUESTION", "brake": .null]
    await show(phase.merging(["followupQuestion": .object(asked)]) { $1 }, on: socket)
    #expect(along.reactions == nil)
    along.submit("Seine")
    let taken = asked.merging(["answeredByMe": .bool(true)]) { $1 }
    await show(
      phase.merging(["followupQuestion": .object(taken)]) { $1 }, on: socket, version: 201)
    guard let clap = along.reactions?.all.first else { return #expect(Bool(false)) }
    along.react(clap)
    socket.say(Frames.text("ERROR", Self.refusal("INVALID_OPERATION")))
    await host.until { along.reactions == nil }
    guard case .question(let question)? = along.hand else { return #expect(Bool(false)) }
    #expect(question.error.isEmpty && question.options.map(\.isChosen) == [true, false])
  }

  @Test("UI-P22 points and place stand there from the first result on, and wait for the results")
  func score() async {
    let (_, socket) = await seated()
    func board(_ points: Int) -> JSONValue {
      [
        ["playerId": "a", "name": "Alva", "score": 9, "rank": 1],
        ["playerId": .string(Self.bo), "name": "Bo", "score": .int(points), "rank": 2],
      ]
    }
    let first: [String: JSONValue] = ["roundIndex": 0, "scoreboard": board(0)]
    await show(Self.open.merging(first) { $1 }, on: socket)
    #expect(along.score == nil)
    await show(
      ["phase": "SCOREBOARD", "brake": .null, "scoreboard": board(4)], on: socket, version: 201)
    #expect(along.score == host.app.messages.player.scoreChip(n: 4, r: 2))
    await show(
      ["phase": "REVEAL_DESTINATION", "brake": .null, "scoreboard": board(12)], on: socket,
      version: 202)
    #expect(along.score == host.app.messages.player.scoreChip(n: 4, r: 2))
    socket.say(Frames.text("DESTINATION_RESULTS", ["results": []]))
    await host.until { along.score == host.app.messages.player.scoreChip(n: 12, r: 1) }
  }

  @Test("UI-E28 UI-E19 the note that is written stands by itself, and all goes with the seat")
  func beside() async {
    let (_, socket) = await seated()
    await show(Self.open, on: socket)
    along.openNote()
    #expect(along.note?.hand == "Lämna lappen · 6 p")
    along.closeNote()
    #expect(along.note == nil && along.isPlaying)
    socket.end(Int(CloseCode.invalidToken.rawValue))
    await host.until { !along.isPlaying }
    #expect(along.score == nil && along.reactions == nil)
  }
}
