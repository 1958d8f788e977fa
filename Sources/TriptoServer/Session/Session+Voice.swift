import TriptoGame
import TriptoShow
import TriptoViews
import TriptoVoice
import TriptoWire

extension Session {
  /// Asks for the lines that are wanted by now and have not been asked for.
  func requestVoice() {
    guard let speaker = services.speaker, !isClosed else { return }
    let lines = recordings.take(Script.wanted(in: state))
    guard !lines.isEmpty else { return }
    record(lines, with: speaker) { session, index, result in
      session.keep(result, of: lines[index])
    }
  }

  /// Speaks the lines in the background; what is far ahead waits.
  private func record(
    _ lines: [ScriptLine], with speaker: Speaker,
    _ done: @escaping @Sendable (isolated Session, Int, Result<StoredClip, SpeechError>) -> Void
  ) {
    let orders = lines.enumerated().map { index, line in
      TriptoVoice.VoiceLine(
        id: String(index), text: line.spoken, language: line.language,
        priority: index + (line.id.round > state.roundIndex ? 100 : 0))
    }
    recordings.begin { number in
      Task { [weak self] in
        for await prepared in await speaker.prepare(orders) {
          guard let index = Int(prepared.line.id) else { continue }
          self?.post { done($0, index, prepared.result) }
        }
        self?.post { session in
          session.recordings.end(number)
          session.askHealth()
        }
      }
    }
  }

  /// Speaks the first words of a game whose first destination is settled, so that the clips are in
  /// the cache when it starts.
  func warmUp() {
    guard let speaker = services.speaker, !isClosed, let opening else { return }
    let lines = Script.wanted(in: opening).prefix(Recordings.openingLines)
      .filter { recordings.warmed.insert($0.spoken).inserted }
    guard !lines.isEmpty else { return }
    record(lines, with: speaker) { _, _, _ in }
  }

  /// This game as it will be when it starts; nil while that is open.
  private var opening: GameState? {
    guard state.phase == .lobby, let host = state.host,
      !state.plan.isEmpty || state.selectedPack != nil
    else { return nil }
    var game = state
    do throws(Refusal) {
      let itinerary = services.planner.itinerary(for: state, played: playedPacks)
      _ = try game.apply(.start(itinerary), by: .viewer(host.viewer), at: nowMs)
    } catch {
      // NB: nobody has joined yet, or the pack is gone; the start itself will say so.
      return nil
    }
    return game
  }

  /// A clip joins the game by its journal, so a restart finds it again.
  private func keep(_ result: Result<StoredClip, SpeechError>, of line: ScriptLine) {
    guard !isClosed else { return }
    guard case .success(let stored) = result else {
      recordings.failed(line)
      return askHealth()
    }
    let clip = Clip(
      line: line.id, language: line.language, assetID: stored.record.assetId.rawValue,
      durationMs: stored.record.durationMs, isSilent: stored.isSilent)
    do throws(Refusal) {
      try perform(.voiced([clip]), by: .system)
    } catch {
      services.logger.debug("a clip came too late", metadata: ["session": "\(id)"])
    }
  }

  /// Looks how the voice is, and tells the host if that is news (EX37).
  func askHealth() {
    guard let speaker = services.speaker, !isClosed else { return }
    Task { [weak self] in
      let health = await speaker.health
      self?.post { $0.note(health) }
    }
  }

  private func note(_ health: VoiceHealth) {
    voiceHealth = health
    tellHealth()
  }

  /// The clip of that name; for a TV only when it may have it already (RE22).
  func clip(_ clipID: String, round roundID: String, isHost: Bool) -> Clip? {
    guard
      let round = (0...state.roundIndex).first(where: {
        Clip.roundID($0, in: state.id) == roundID
      })
    else { return nil }
    return state.voice.clips(of: round).first { clip in
      clip.id(in: state.id) == clipID
        && (isHost && !state.settings.hostPlays || round < state.roundIndex
          || Script.isPublic(clip.line, in: state))
    }
  }
}
