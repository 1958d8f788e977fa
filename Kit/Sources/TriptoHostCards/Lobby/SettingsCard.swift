import TriptoClient
import TriptoDesign
import TriptoKernel
package import TriptoWire

/// The session's settings: how long, how hard, how spoken, how fair. In play only some may change (UI-H61, UI-H64,
/// UI-E18, EX20).
public struct SettingsCard: Equatable, Sendable {
  public struct Option: Equatable, Sendable, Identifiable {
    public let id: String
    public let label: String
    public let isChosen: Bool
    package let change: SettingsChange
  }

  /// One of several.
  public struct Choice: Equatable, Sendable, Identifiable {
    public let id: String
    public let label: String
    public let why: String?
    public let options: [Option]
  }

  /// On or off.
  public struct Switch: Equatable, Sendable, Identifiable {
    public let id: String
    public let label: String
    public let why: String?
    public let isOn: Bool
    /// What a press sets.
    package let change: SettingsChange
  }

  public let title: String
  public let choices: [Choice]
  public let switches: [Switch]

  /// - Returns: nil before the server has told them.
  package init?(_ view: GameView) {
    guard let settings = view.game.lobby?.settings else { return nil }
    let isLobby = view.state.phase == .lobby
    let maker = SettingsMaker(view: view, settings: settings)
    title = view.host.settings
    choices = isLobby ? maker.lobbyChoices : maker.playChoices
    let more = isLobby ? maker.eveningSwitches + maker.lobbySwitches : maker.playSwitches
    switches = [maker.voice] + more
  }
}
