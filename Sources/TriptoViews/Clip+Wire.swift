import TriptoGame
public import TriptoKernel
public import TriptoPlan
import TriptoShow
import TriptoWire

/// Where a TV finds a clip. The address says nothing about the words.
public struct ClipAddresses: Sendable {
  /// From the name of the sound file to its URL.
  package let url: @Sendable (_ assetID: String) -> String

  public init(_ url: @escaping @Sendable (_ assetID: String) -> String) { self.url = url }

  public func url(of clip: Clip) -> String { url(clip.assetID) }

  /// Unsigned and on the server the page came from.
  public static let relative = ClipAddresses { "/cache/\($0).m4a" }
}

extension Clip {
  /// ID9, ID10: banter by its round, content by its destination
  public func id(in game: SessionID) -> String {
    switch line.spoken {
    case .clue, .question, .bridge,
      .rules, .award:
      "\(line.phraseID)_d\(line.round)"
    case .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
      .revealIncorrect, .revealNobody, .scoreboard, .final,
      .recalled:
      "\(line.phraseID)_\(Self.roundID(line.round, in: game))"
    }
  }

  /// The `ttsRoundId` of ID9.
  public static func roundID(_ round: Int, in game: SessionID) -> String {
    "round_\(game.rawValue)_\(round)"
  }

  func reference(in game: SessionID, at addresses: ClipAddresses) -> ClipRef {
    ClipRef(clipId: id(in: game), url: addresses.url(assetID), durationMs: durationMs)
  }
}

extension Speech {
  /// AU21: when it is meant to start; v1 plays on receipt
  func startMs(for recipient: Recipient) -> Int {
    guard recipient.isExtended else { return startMs }
    return startMs + (isPrefetched ? Mix.leadMs : Mix.fetchLeadMs)
  }

  /// AU13 for v1 TVs; clips are as loud as they should be, and one without sound only
  /// carries its caption (AU19).
  func volume(for recipient: Recipient) -> Double {
    if recipient.isExtended { return clip.isSilent ? 0 : 1 }
    return spoken == .beforeClue || spoken == .afterLock ? Mix.remarkVolume : Mix.speechVolume
  }
}

extension GameState {
  func caption(of clip: Clip) -> String {
    Script.line(clip.line, in: self, language: clip.language)?.caption ?? ""
  }
}
