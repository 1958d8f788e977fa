import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

@testable import TriptoBots
@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

/// What a host's game has shown.
struct HostLog {
  /// Commands that went out, by type.
  private(set) var sent: [ClientMessageType: Int] = [:]
  /// The types of commands that were answered.
  private(set) var answered: Set<ClientMessageType> = []
  /// How many were said into a line that broke, or to a server that took too long.
  private(set) var unanswered = 0
  var violations: [Violation] = []
  var (cuts, compared, settled, snapshots) = (0, 0, 0, 0)
  var finalScores: [ScoreRow] = []
  private var waiting: ClientMessageType?
  private var shownNotice: Commands.Notice?

  mutating func said(_ frame: String) {
    guard let json = try? JSONValue(parsing: frame.utf8, mayRepeatKeys: true),
      case .string(let name)? = json["type"], let type = ClientMessageType(rawValue: name)
    else { return violations.append(Violation("WS21", "the app sent \(frame)")) }
    sent[type, default: 0] += 1
  }

  /// A command that waits is either answered, or its host is told so (UI-A10).
  @MainActor
  mutating func shown(_ app: HostApp) {
    let (busy, notice) = (app.commands.busy, app.commands.notice)
    defer { (waiting, shownNotice) = (busy, notice) }
    guard let waiting, busy != waiting else { return }
    let isUnanswered =
      notice != shownNotice && notice?.text == app.messages.common.serverUnreachable
    if isUnanswered { unanswered += 1 } else { answered.insert(waiting) }
  }
}
