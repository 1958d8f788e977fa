import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable

/// A household that does anything at any time: right and wrong, allowed and not.
struct RandomGame {
  private(set) var table: GameTable
  private var random: SplitMix64
  private var players = 2
  private var typed = 0
  /// How many things happen before time alone ends the game.
  static let steps = 160
  /// Commands that were refused; refusals must leave the game untouched.
  private(set) var refusals = 0

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    var settings = GameSettings()
    settings.playMode = Bool.random(using: &random) ? .room : .remote
    settings.speedBonus = Bool.random(using: &random)
    settings.introEveryDestination = Bool.random(using: &random)
    settings.hostPlays = Int.random(in: 0..<5, using: &random) == 0
    if Bool.random(using: &random) { settings.evening = Evening() }
    let isInstant = Bool.random(using: &random)
    if settings.evening != nil, Bool.random(using: &random) {
      settings.evening?.carriages = true
      players = 5
    }
    table = try GameTable.lobby(
      players: players, settings: settings,
      pacing: isInstant ? PacingTable.instant : PacingTable.standard,
      id: "seed-\(seed)")
  }

  /// One thing happens; a while passes now and then.
  mutating func step() throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: try pass()
    case 3..<5:
      let command = hostCommand()
      attempt(command, by: command.kind.permit.giver == .server ? .system : .host)
    case 5..<6: houseCommand()
    default: playerCommand()
    }
  }

  /// Plays to the end, and an evening's next journey besides.
  mutating func finish() throws {
    try playOut()
    guard table.state.isEvening, !table.state.hasExpired else { return }
    attempt(.rematch, by: .host)
    try playOut()
  }

  /// Starts if need be, and lets time do the rest.
  private mutating func playOut() throws {
    if table.state.phase == .lobby {
      if table.state.players.isEmpty { attempt(joined(), by: .system) }
      for number in 1...players { attempt(.connect(.player(seat(number))), by: .system) }
      attempt(start, by: .host)
    }
    if table.state.isPaused { attempt(.resume, by: .host) }
    for _ in 0..<400 where table.state.phase != .roundEnd { try table.next() }
  }

  /// With places that this night has not seen.
  private var start: Command {
    let itinerary = TestContent.itinerary(2, from: table.state.tonight.earlierDestinations + 1)
    return .start(table.state.isEvening ? TestContent.withChoices(itinerary) : itinerary)
  }

  private mutating func pass() throws {
    // NB: a night that waits for its next journey waits for half a day.
    let isWaiting = table.state.isEvening && table.state.nextDeadline?.key == .expiry
    if Bool.random(using: &random), !isWaiting {
      try table.next()
    } else {
      try table.wait(Int.random(in: 0...6_000, using: &random))
    }
  }

  private mutating func attempt(_ command: Command, by sender: Sender) {
    do throws(Refusal) {
      try table.run(command, by: sender)
    } catch {
      refusals += 1
    }
  }

  private mutating func somebody() -> Int { Int.random(in: 1...players, using: &random) }

  private mutating func playerCommand() {
    let number = somebody()
    typed += 1
    let typedText = "ZQX-TYPED-\(number)-\(typed)."
    let isCorrect = Bool.random(using: &random)
    let verdict = isCorrect ? Verdict.right : elsewhere
    let owner = table.state.brakeOwner.map { Sender.viewer(.player($0)) } ?? .player(number)
    let answering = table.state.brakeOwner ?? seat(number)
    // NB: a child that may choose does so now and then; what else it sends is refused.
    let text =
      isCorrect
      ? table.state.choices(of: answering)?.randomElement(using: &random) ?? typedText : typedText
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: attempt(.pullBrake(press()), by: .player(number))
    case 5..<8:
      attempt(.lockAnswer(text: text, verdict: verdict), by: owner)
    case 8..<11:
      let answer = Command.answerFollowup(text: text, question: nil, isCorrect: isCorrect)
      attempt(answer, by: .player(number))
    case 11..<14:
      let draft = Bool.random(using: &random) ? text : ""
      attempt(
        .draft(text: draft, verdict: verdict),
        by: table.state.step == .question ? .player(number) : owner)
    case 14: attempt(.release, by: owner)
    case 15..<17: attempt(.note(text: text, verdict: verdict), by: .player(number))
    case 17..<19: attempt(seatChange(number), by: isCorrect ? .player(number) : .host)
    default: attempt(.react("👏"), by: .player(number))
    }
  }

  /// A place of which there are few, so that guesses come back; some of them lie where destinations do.
  private var elsewhere: Verdict {
    .place(
      "Plats \(typed % 4)", at: TestContent.position(typed % 4 + 1),
      offKm: Double(typed % 4) * 100)
  }

  private mutating func seatChange(_ number: Int) -> Command {
    let figure = (Figures.all + ["unicorn"]).randomElement(using: &random)
    let travel = TravelWish(
      passenger: Bool.random(using: &random) ? figure : nil,
      tone: Bool.random(using: &random) ? Int.random(in: 1...13, using: &random) : nil,
      child: Bool.random(using: &random) ? Bool.random(using: &random) : nil)
    let isMoving = Int.random(in: 0..<4, using: &random) == 0
    let carriage = isMoving ? Int.random(in: 1...3, using: &random) : nil
    return .seat(SeatChange(seat: seat(number), travel: travel, carriage: carriage))
  }

  private mutating func press() -> Press {
    guard Bool.random(using: &random) else { return Press() }
    let mono = Double.random(in: -1e6...1e13, using: &random)
    return Press(
      pressMonoMs: mono, renderedMonoMs: mono - Double.random(in: 0...2_000, using: &random),
      offsetMs: Double.random(in: -500...500, using: &random),
      rttMs: Double.random(in: 0...900, using: &random), slowestRTTMs: 200, isExtended: true)
  }

  private mutating func hostCommand() -> Command {
    if let owner = table.state.brakeOwner, table.state.isPaused,
      Int.random(in: 0..<4, using: &random) == 0
    {
      return .kick(owner, ban: false)
    }
    let player = seat(somebody())
    let isCorrect = Bool.random(using: &random)
    var settings = table.state.settings
    settings.extraTime = Bool.random(using: &random) ? 1 : 1.5
    settings.voice = Int.random(in: 0..<4, using: &random) > 0
    settings.language = Bool.random(using: &random) ? .sv : .en
    if table.state.phase == .lobby {
      settings.pace = [.calm, .normal, .quick][Int.random(in: 0..<3, using: &random)]
    }
    let once: [Command] = [
      .endGame, .kick(player, ban: isCorrect), .setPlan([]), .lockLobby(false),
      .selectPack(SelectedPack(packID: "ZQX-PACK-1.", name: "ZQX-NAME-1.")),
      .offerHandover(code: "ABC234", expiresAtMs: table.nowMs + 1_000),
    ]
    let often: [Command] = [
      start, start, .nextClue, .nextClue, .rematch, .rematch, .drawCarriages,
      .pause, .resume, .resume, .skip, .forceReveal, .nextDestination, .setMusicGain(-10),
      .rename(player, name: "Nytt"), .setSettings(settings), .replayClue,
      .extendTimer(addMs: 5_000), .setVerdict(verdict(isCorrect)),
    ]
    if table.state.mayRematch, Bool.random(using: &random) { return .rematch }
    let isRare = Int.random(in: 0..<30, using: &random) == 0
    return (isRare ? once : often).randomElement(using: &random) ?? .nextClue
  }

  /// About an answer there is, if there is one.
  private mutating func verdict(_ isCorrect: Bool) -> VerdictChange {
    let isPlace = Bool.random(using: &random)
    let answered =
      isPlace
      ? table.state.round?.answers.map(\.seat) : table.state.round?.followups.first?.map(\.seat)
    return VerdictChange(
      seat: answered?.randomElement(using: &random) ?? seat(somebody()),
      subject: isPlace ? .destination : .followup(question: 0), isCorrect: isCorrect)
  }

  private mutating func houseCommand() {
    let viewer: Viewer =
      Int.random(in: 0..<4, using: &random) == 0 ? .tv : .player(seat(somebody()))
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<3: attempt(.disconnect(viewer), by: .system)
    case 3..<8: attempt(.connect(viewer), by: .system)
    case 8..<12: speak()
    case 12: if players < 7 { attempt(joined(), by: .system) }
    default: restart()
    }
  }

  private mutating func speak() {
    let isSilent = Int.random(in: 0..<4, using: &random) == 0
    do throws(Refusal) {
      try table.speak(isSilent: isSilent)
    } catch {
      refusals += 1
    }
  }

  private mutating func restart() {
    attempt(.restart, by: .system)
    attempt(.connect(.host(GameTable.hostID)), by: .system)
    for number in 1...players { attempt(.connect(.player(seat(number))), by: .system) }
  }

  private mutating func joined() -> Command {
    players += 1
    return .join(JoinSeat(id: seat(players), name: "Spelare \(players)", asHost: false))
  }
}
