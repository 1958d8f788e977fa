import TriptoGame
import TriptoKernel
public import TriptoPlan
public import TriptoShow
import TriptoViews
import TriptoWire

extension Table {
  /// Asks for the lines that are wanted by now and have not been asked for.
  mutating func requestVoice() {
    guard services.hasVoice, !isClosed else { return }
    let own = Language.allCases.filter(tvSpeaks)
    let lines = Script.wanted(in: state) { isGood($0, own) }
    order(recordings.take(lines) { own.contains($0.language) }, isKept: true)
  }

  /// Speaks the first words of a game whose first destination is settled, so that the clips are in
  /// the cache when it starts.
  mutating func warmUp() {
    guard services.hasVoice, !isClosed, let opening, !tvSpeaks(state.settings.language) else {
      return
    }
    let first = Script.wanted(in: opening).prefix(Recordings.openingLines)
    order(first.filter { recordings.warmed.insert($0.spoken).inserted }, isKept: false)
  }

  /// What is far ahead waits.
  private mutating func order(_ lines: [ScriptLine], isKept: Bool) {
    guard !lines.isEmpty else { return }
    want(
      .speak(
        lines.enumerated().map { index, line in
          SpeechOrder(
            line: line, priority: index + (line.id.round > state.nightIndex ? 100 : 0),
            isKept: isKept, tvMs: tvMs(line))
        }))
  }

  /// This game as it will be when it starts; nil while that is open.
  private var opening: GameState? {
    guard state.phase == .lobby, let host = state.host,
      !state.plan.isEmpty || state.selectedPack != nil
    else { return nil }
    var game = state
    do throws(Refusal) {
      let itinerary = services.itinerary(for: state, played: packsPlayed)
      _ = try game.apply(.start(itinerary), by: .viewer(host.viewer), at: nowMs)
    } catch {
      // NB: nobody has joined yet, or the pack is gone; the start itself will say so.
      return nil
    }
    return game
  }

  /// A line has been spoken, or could not be. A clip joins the game by its journal, so a restart finds
  /// it again.
  public mutating func spoke(_ line: ScriptLine, _ recording: Recording?, at now: Instant) {
    begin(now)
    guard !isClosed else { return }
    guard let recording else {
      recordings.failed(line)
      return askHealth()
    }
    guard recording.isByTV || !hasOwnVoice(line) else { return recordings.failed(line) }
    let clip = Clip(
      line: line.id, language: line.language, assetID: recording.assetID,
      durationMs: recording.durationMs, isSilent: recording.isSilent,
      isByTV: recording.isByTV)
    do throws(Refusal) {
      try perform(.voiced([clip]), by: .system)
    } catch {
      want(.oddity(.lateClip))
    }
  }

  /// All of one `Action.speak` has been answered.
  public mutating func finishedSpeaking(at now: Instant) {
    begin(now)
    askHealth()
  }

  /// What is being spoken is not wanted any more.
  mutating func stopLines() {
    recordings.stop()
    want(.stopSpeaking)
  }

  /// The clip of that name; for a TV only when it may have it already (RE22).
  public func clip(_ clipID: String, round roundID: String, isHost: Bool) -> Clip? {
    guard
      let round = (0...state.nightIndex).first(where: {
        Clip.roundID($0, in: state.id) == roundID
      })
    else { return nil }
    return state.voice.clips(of: round).first { clip in
      clip.id(in: state.id) == clipID
        && (isHost && !state.settings.hostPlays || round < state.nightIndex
          || Script.isPublic(clip.line, in: state))
    }
  }
}
