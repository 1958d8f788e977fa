public import Observation
import TriptoClient
import TriptoDesign
public import TriptoScreens

/// The pill that says that the connection is gone, over content that stays (UI-A7, UI-H37, UI-H38).
@MainActor @Observable
public final class Banner: Shown {
  public struct Pill: Equatable, Sendable {
    public let text: String
    /// The button that tries at once; nil while the tries are few.
    public let tryAgain: String?
  }

  static let patienceMs = 1500.0

  /// nil: nothing is shown.
  public private(set) var pill: Pill?

  private unowned let app: HostApp
  private var status = ConnectionStatus()
  private var isLate = false
  private var patience: Task<Void, Never>?

  init(_ app: HostApp) { self.app = app }

  public func tryAgain() {
    let client = app.client
    Task { await client.appear() }
  }

  func renew(_ status: ConnectionStatus) {
    self.status = status
    let waits = status.stage == .connecting || status.stage == .reconnecting
    if !waits {
      patience?.cancel()
      (patience, isLate) = (nil, false)
    } else if patience == nil {
      wait()
    }
    renew()
  }

  private func wait() {
    patience = app.services.after(Self.patienceMs) { [self] in
      isLate = true
      renew()
    }
  }

  /// Also for another language.
  func renew() {
    let common = app.messages.common
    guard !status.isOutdated else {
      return show(\.pill, Pill(text: app.messages.apps.appTooOld, tryAgain: common.tryAgain))
    }
    guard isLate else { return show(\.pill, nil) }
    show(
      \.pill,
      status.isLost
        ? Pill(text: common.connectionLost, tryAgain: common.tryAgain)
        : Pill(text: common.reconnecting, tryAgain: nil))
  }
}
