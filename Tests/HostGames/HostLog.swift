import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

@testable import TriptoBots
@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

/// What a host has said, and what came of it.
struct HostLog {
  /// Commands that went out, by type.
  private(set) var sent: [ClientMessageType: Int] = [:]
  /// The types of commands that were answered.
  private(set) var answered: Set<ClientMessageType> = []
  /// How many were said into a line that broke, or to a server that took too long.
  private(set) var unanswered = 0
  private var waiting: ClientMessageType?
  private var shownNotice: Commands.Notice?

  mutating func said(_ type: ClientMessageType) { sent[type, default: 0] += 1 }

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
