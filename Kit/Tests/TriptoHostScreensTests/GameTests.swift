import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct GameTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private var play: GameModel { host.app.play }

  @Test("UI-H61 EX29 a host who plays sees no destination, no answer and no words")
  func plays() async {
    let socket = await host.lobby()
    let hidden: JSONValue = [
      "name": .null, "country": .null, "aliases": [], "revealed": .bool(false),
    ]
    let lock: JSONValue = ["playerId": "a", "lockedAtLevelPoints": 10, "lockedAtMs": 1]
    await host.show("HOST", ["destination": hidden, "lockedAnswers": [lock]], on: socket)
    #expect(play.secret?.name == nil && play.secret?.note == "Hemligheterna döljs för dig")
    #expect(play.locked?.rows.map(\.answer) == ["•••"])
    guard case .object(var members)? = Frames.state(of: "HOST-followup")["followupQuestion"] else {
      return
    }
    (members["correctAnswer"], members["answersByPlayer"]) = (.null, [])
    await host.show(
      "HOST-followup", ["followupQuestion": .object(members)], version: 101, on: socket)
    #expect(play.question?.answer == nil && play.question?.words.isEmpty == true)
    #expect(play.question?.answersTitle == "Alla svarar på sin telefon.")
  }

  @Test(
    "UI-A21 a phase that the app does not know is said, and the next one it knows shows by itself")
  func unknown() async {
    let socket = await host.lobby()
    await host.show("HOST", ["phase": "INTERMISSION"], on: socket)
    #expect(
      host.app.screen == .game(.unknown("INTERMISSION"))
        && host.app.identifier == "phase.INTERMISSION")
    #expect(play.older == host.app.messages.apps.appTooOld && play.badge?.title == "Spelet pågår")
    #expect(play.bar?.primary == nil && host.others.isEmpty && play.bar?.cue == "")
    await host.show("HOST", ["phase": "ROUND_INTRO"], version: 101, on: socket)
    #expect(play.older == nil && play.clue?.title == "Resan börjar…" && play.clue?.level == nil)
    #expect(
      host.others == ["pause", "skip", "force-reveal"]
        && play.bar?.others[1].label == "Hoppa över introt")
  }
}
