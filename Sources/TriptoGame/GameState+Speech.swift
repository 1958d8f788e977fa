import TriptoKernel
public import TriptoPlan

/// Something to be said a little later.
struct UpcomingSpeech: Sendable, Equatable, Codable {
  let spoken: Spoken
  var atMs: Milliseconds
}

extension GameState {
  /// Lines per moment and destination, where there is a choice (AU14, AU15).
  public static let variants = 2

  var speechPacing: SpeechPacing { pacing.speech ?? .none }

  /// The clue's clip: the one that begins now, or right behind the remark that does.
  public var openingClue: Clip? {
    if let speech = speechNews.started, case .clue = speech.spoken { return speech.clip }
    guard let upcoming, case .clue = upcoming.spoken else { return nil }
    return ready(upcoming.spoken)
  }

  /// The clip for a moment: one that has not been heard, where there is a choice; in an evening one that
  /// comes back to something, where something holds (EVE88). Games that began
  /// before there was a voice stay as they are.
  func ready(_ spoken: Spoken, atMost limitMs: Milliseconds = .max) -> Clip? {
    guard settings.voice, pacing.speech != nil else { return nil }
    let language = spoken.isContent ? contentLanguage : settings.language
    let clips = (0..<Self.variants).compactMap {
      voice[LineID(round: nightIndex, spoken: spoken, variant: $0), language]
    }.filter { $0.durationMs <= limitMs }
    if spoken.isContent { return clips.first }
    // NB: a bridge without sound is better shown for as long as it takes to read (AU20).
    let ordinary = clips.first {
      !voice.heard.contains($0.line) && !($0.isSilent && spoken == .bridge)
    }
    guard ordinary != nil, isEvening else { return ordinary }
    return recalledClip(at: spoken, atMost: limitMs) ?? ordinary
  }

  /// What can be said of the points when the game is over.
  public func mood(of reason: EndReason) -> FinaleMood {
    guard reason == .allCompleted else { return .aborted }
    let rows = standings
    guard rows.count > 1 else { return .solo }
    guard rows[0].score > 0 else { return .plain }
    if rows[0].score - rows[1].score <= 2 { return .close }
    return hasComeback(rows[0].seat) ? .comeback : .plain
  }

  /// The leader was behind somebody before the last destination.
  private func hasComeback(_ leader: PlayerID) -> Bool {
    guard rounds.count > 1 else { return false }
    var earlier = self
    earlier.rounds.removeLast()
    return earlier.standings.contains {
      $0.seat != leader && $0.score > earlier.score(of: leader)
    }
  }
}
