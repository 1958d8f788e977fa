import TriptoBrake
public import TriptoKernel
public import TriptoPlan

/// One game: everything the server knows of it. A value; `apply` is the only way to change it.
public struct GameState: Sendable, Equatable, Codable {
  public let id: SessionID
  public let joinCode: String
  public let createdAtMs: Milliseconds
  /// As the server was set when the game was created.
  let tablePacing: Pacing
  /// How long everything takes in this game, at the pace its host chose (EX39).
  public private(set) var pacing: Pacing
  public internal(set) var settings: GameSettings {
    didSet { pacing = tablePacing.at(settings.pace) }
  }

  /// Grows with every change (PR1).
  public internal(set) var version = 1
  public internal(set) var phase = Phase.lobby
  /// Host first, then players in join order.
  public internal(set) var seats: [Seat]
  public internal(set) var isTVConnected = false
  /// A TV has been here.
  public internal(set) var hasSeenTV = false
  public internal(set) var isLobbyLocked = false
  public internal(set) var musicGainDb = 0.0

  public internal(set) var selectedPack: SelectedPack?
  public internal(set) var plan: [PlannedStop] = []
  public internal(set) var planKind = PlanKind.manual
  public internal(set) var planCreatedAtMs: Milliseconds?
  /// What is played, in order; empty until the start.
  public internal(set) var itinerary: [Destination] = []
  /// One per destination begun.
  public internal(set) var rounds: [Round] = []
  public internal(set) var clueIndex = 0
  /// When the current clue's text was first sent, in the intro or as a clue.
  public internal(set) var clueShownAtMs: Milliseconds = 0
  public internal(set) var questionIndex = 0
  public internal(set) var brakeOwner: PlayerID?
  /// When the journey began.
  public internal(set) var startedAtMs: Milliseconds?
  public internal(set) var endReason: EndReason?
  public internal(set) var finaleStartMs: Milliseconds?

  public internal(set) var clock: StepClock?
  /// When the host paused; the step clock stands still from then (ST32).
  public internal(set) var pausedAtMs: Milliseconds?

  /// The language of the clues and questions: the show's may change later (EX20).
  public internal(set) var contentLanguage = Language.sv
  public internal(set) var voice = VoiceBook()
  /// What is being said, or was said last.
  public internal(set) var speech: Speech?
  /// What the event that carries this state changes on the air.
  public internal(set) var speechNews = SpeechNews()
  /// What is said once the present line is over.
  var upcoming: UpcomingSpeech?

  /// What only evenings have.
  public internal(set) var tonight = Tonight()

  var hold: Hold?
  /// The share of the clue's time that was left when the brake was accepted (SC3).
  var brakeTimeLeft = 0.0
  /// Seats removed from the lobby by a lost socket, who may return (ST36).
  var departed: [Seat] = []
  var kicked: Set<PlayerID> = []
  /// In lower case.
  var bannedNames: Set<String> = []
  var bannedOrigins: Set<String> = []
  var handover: Handover?
  /// A verdict changed after the finale began (EX19).
  var isFinaleStale = false
  var tvLostAtMs: Milliseconds?
  var hasTVLeft = false
  /// Since when nobody is connected.
  public internal(set) var emptySinceMs: Milliseconds?
  /// When the last command was applied.
  public internal(set) var lastCommandMs: Milliseconds

  struct Handover: Sendable, Equatable, Codable {
    let code: String
    var expiresAtMs: Milliseconds
  }

  /// A new session with the placeholder host of ID2.
  public init(
    id: SessionID, joinCode: String, hostID: PlayerID, settings: GameSettings, pacing: Pacing,
    nowMs: Milliseconds
  ) {
    self.id = id
    self.joinCode = joinCode
    self.settings = settings
    tablePacing = pacing
    self.pacing = pacing.at(settings.pace)
    createdAtMs = nowMs
    emptySinceMs = nowMs
    lastCommandMs = nowMs
    var host = Seat(
      id: hostID, name: "Host", role: .host, joinedAtMs: nowMs, origin: Secret(nil))
    host.isPlaceholder = true
    seats = [host]
  }

  /// Runs one command by the rules.
  ///
  /// - Parameter nowMs: server time; goes backwards at a restart alone (ST40).
  /// - Returns: what happened, in order, each with the state at that moment.
  /// - Throws: `Refusal`, and then nothing has changed.
  public mutating func apply(
    _ command: Command, by sender: Sender, at nowMs: Milliseconds
  ) throws(Refusal) -> [Moment] {
    var turn = Turn(state: self, nowMs: nowMs)
    try turn.run(command, by: sender)
    if turn.moments.isEmpty { turn.state.version += 1 }
    turn.state.lastCommandMs = nowMs
    self = turn.state
    return turn.moments
  }
}
