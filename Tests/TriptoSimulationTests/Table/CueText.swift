import TriptoBrake
public import TriptoGame
import TriptoKernel
import TriptoPlan
public import TriptoShow

/// Cues in words, one a line: what the golden lists of the tests are written in.
public enum CueText {
  public static func lines(_ moments: [Moment]) -> [String] {
    moments.flatMap(Director.cues(for:)).map(line)
  }

  /// `who: what`.
  public static func line(_ directed: DirectedCue) -> String {
    "\(name(directed.audience)): \(words(directed.cue))"
  }

  static func name(_ audience: Audience) -> String {
    switch audience {
    case .viewer(let viewer): name(viewer)
    case .allExcept(let viewer): "all but \(name(viewer))"
    default: "\(audience)"
    }
  }

  static func name(_ viewer: Viewer) -> String { viewer.seatID?.rawValue ?? "tv" }

  static func words(_ cue: Cue) -> String {
    switch cue {
    case .playerJoined(let id, let again): "joined \(id)\(again ? " again" : "")"
    case .playerLeft(let viewer, let reason): "left \(name(viewer)) \(reason.rawValue)"
    case .packSelected(let pack): "pack \(pack?.packID.open(.host) ?? "none")"
    case .error(let refusal): "error \(refusal)"
    case .brakePending(let holdMs): "brake pending \(holdMs)"
    case .brakeAccepted(let id): "brake accepted \(id)"
    case .brakeRejected(let no): "brake rejected \(no.seat) \(no.reason.rawValue)"
    case .brakeOrder(let decision): "brake order \(decision.winner)"
    case .answerLocked(let id): "answer locked \(id)"
    case .noteHanded(let id): "note handed \(id)"
    case .verdictShown(let index): "verdict shown \(index)"
    case .rulesStep: "rules step"
    case .testPull(let id): "test pull \(id)"
    case .brakeReleased(let release): "brake released \(release.seat) \(release.reason.rawValue)"
    case .scoreboardUpdate(let isOver): "scoreboard\(isOver ? " final" : "")"
    case .questionResults(let index, let isLast): "results \(index)\(isLast ? " last" : "")"
    case .handover(let code, _): "handover \(code)"
    case .reaction(let id, let emoji): "reaction \(id) \(emoji)"
    default: sound(cue)
    }
  }

  private static func sound(_ cue: Cue) -> String {
    switch cue {
    case .effect(let effect):
      "effect \(effect.id.rawValue) \(effect.intensity) \(effect.durationMs)"
    case .music(let track, let gainDb, let fadeInMs):
      "\(track.rawValue) \(Int(gainDb)) dB, fade \(fadeInMs)"
    case .musicStop(let fadeOutMs): "music stop \(fadeOutMs)"
    case .musicGain: "music gain"
    case .sound(let effect, let volume): "\(effect.rawValue) \(volume)"
    case .line(let line): "line \(line.id.phraseID)"
    case .speech(let speech):
      "say \(speech.clip.line.phraseID)\(speech.isPrefetched ? "" : " unfetched")"
    case .speechStop(let speech): "cut \(speech.clip.line.phraseID)"
    case .prefetch(let clips): "fetch \(clips.map(\.line.phraseID).joined(separator: " "))"
    default: "\(cue)"
    }
  }
}
