import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoBots

/// A seat of a game that is one of the apps: its models on a real socket. A bot's mind follows what they know.
@MainActor
protocol AppSeat: AnyObject, Sendable {
  nonisolated static var label: String { get }
  nonisolated static var role: Role { get }
  var client: GameClient { get }
  var book: GameBook { get }
  var brain: BotBrain { get set }
  var log: SeatLog { get set }
  /// The server says something that the app does not know yet.
  func willHear(_ frame: TriptoClient.Frame)
  /// The app has taken it in; what a bot would do now.
  func hasHeard(_ plans: [BotPlan])
  func hasLost()
  func says(_ type: ClientMessageType)
}

extension AppSeat {
  /// Listens to the app's sockets.
  func listen(to world: Wiretap) {
    world.listen(
      hear: { [weak self] heard, isTaken in await self?.hear(heard, isTaken: isTaken) },
      speak: { [weak self] text in Task { @MainActor in self?.say(text) } },
      lose: { [weak self] role in await self?.lost(role) })
  }

  private func hear(_ heard: Wiretap.Heard, isTaken: Bool) async {
    guard heard.role == Self.role else { return }
    guard isTaken else {
      willHear(heard.frame)
      return await compare(heard.frame)
    }
    let game = await client.game
    if case .welcome? = heard.frame.message { seat { $0.isConnected = true } }
    let message =
      Self.isState(heard.frame)
      ? game.state.map { ServerMessage.stateSnapshot(StateSnapshot(state: $0)) }
      : heard.frame.message
    if let message { take(message) }
  }

  private func say(_ frame: String) {
    guard let json = try? JSONValue(parsing: frame.utf8, mayRepeatKeys: true),
      case .string(let name)? = json["type"], let type = ClientMessageType(rawValue: name)
    else { return complain("WS21", "the app sent \(frame)") }
    says(type)
  }

  private func lost(_ role: Role?) {
    guard role == Self.role else { return }
    brain.lostConnection()
    seat { ($0.isConnected, $0.digest) = (false, nil) }
    hasLost()
  }

  private static func isState(_ frame: TriptoClient.Frame) -> Bool {
    ["STATE_SNAPSHOT", "STATE_PATCH", "RESUMED"].contains(frame.type)
  }

  private func take(_ message: ServerMessage) {
    let plans = brain.hear(message)
    log.violations += book.hear(message, brain.memory, from: Self.label)
    hasHeard(plans)
  }

  func complain(_ rule: String, _ text: String) {
    log.violations.append(Violation(rule, viewer: Self.label, text))
  }

  func seat(_ change: @Sendable (inout GameBook.Seat) -> Void) {
    let label = Self.label
    book.edit { pages in
      if var seat = pages.seats[label] {
        change(&seat)
        pages.seats[label] = seat
      }
    }
  }

  var journey: Int { brain.memory.state?.journey?.number ?? 1 }
}
