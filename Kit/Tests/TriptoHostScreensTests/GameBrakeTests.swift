import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct GameBrakeTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private var play: GameModel { host.app.play }

  @Test(
    "UI-H26 UI-H28 EV26 a brake: banner with the name, who was late by how little, and the next clue ends it"
  )
  func brake() async throws {
    let socket = await host.lobby()
    await host.show(
      "HOST", ["phase": "PAUSED_FOR_BRAKE", "brakeOwnerName": "Bo", "clueTimerEnd": .null],
      on: socket)
    host.hear("BRAKE_ACCEPTED", on: socket)
    host.hear("BRAKE_ORDER.HOST", on: socket)
    await host.until { self.play.brake?.order.isEmpty == false }
    let brake = try #require(play.brake)
    #expect(brake.title == "Bo bromsade" && brake.typing == nil && brake.release == nil)
    #expect(brake.orderTitle == "Bromsordning" && brake.order.map(\.margin) == [nil, "+32 ms"])
    #expect(play.badge?.tone == .brake && host.others == ["pause", "skip", "force-reveal"])
    #expect(host.haptics.played == [.warning])
    await host.show("HOST", version: 102, on: socket)
    #expect(play.brake == nil)
  }

  @Test("UI-E23 EVE31 in an evening the brake's card lets go for its owner, and has the next clue")
  func eveningBrake() async {
    let socket = await host.lobby()
    let journey: JSONValue = [
      "number": 1, "lengthsMin": [], "minutes": 1, "rulesDone": .bool(true),
    ]
    let held: JSONValue = [
      "playerId": "p", "typing": .bool(false), "silentUntilMs": .int(HostWorld.nowMs + 8000),
    ]
    await host.show(
      "HOST",
      ["phase": "PAUSED_FOR_BRAKE", "brakeOwnerName": "Bo", "journey": journey, "brake": held],
      on: socket)
    #expect(play.brake?.typing == "Bo tänker …" && play.brake?.release == "Släpp bromsen åt Bo")
    #expect(play.bar?.primary == nil && host.others == ["pause", "force-reveal"])
    #expect(play.timer.left?.seconds == 8)
    play.releaseBrake()
    await host.until { socket.sentTypes == ["HOST_SKIP"] }
    await host.show(
      "HOST",
      ["phase": "PAUSED_FOR_BRAKE", "brakeOwnerName": "Bo", "journey": journey, "brake": held],
      version: 101, on: socket)
    play.nextClue()
    await host.until { socket.sentTypes.last == "HOST_NEXT_CLUE" }
  }
}
