import Foundation
import TriptoGame

extension JournaledCommand {
  /// A row as its host may read it: without what opens a seat and without addresses (SE8).
  ///
  /// - Parameter lines: What is in the row.
  public static func audited(_ row: JournalRow, _ lines: [JournaledCommand]) throws -> [UInt8] {
    guard lines.contains(where: \.isPrivate) else { return row.body }
    return Array(try JSONEncoder().encode(lines.map(\.audited)))
  }

  private var isPrivate: Bool {
    switch command {
    case .join, .offerHandover: true
    case .connect, .disconnect, .restart, .selectPack, .setPlan, .setSettings, .start, .nextClue,
      .pause, .resume, .skip, .forceReveal, .nextDestination, .endGame, .setMusicGain, .kick,
      .rename, .lockLobby, .setVerdict, .replayClue, .extendTimer, .pullBrake, .lockAnswer,
      .answerFollowup, .react, .voiced, .fire:
      false
    }
  }

  private var audited: JournaledCommand {
    switch command {
    case .join(var seat):
      seat.origin = nil
      seat.handoverCode = nil
      return with(.join(seat))
    case .offerHandover(_, let expiresAtMs):
      return with(.offerHandover(code: "", expiresAtMs: expiresAtMs))
    case .connect, .disconnect, .restart, .selectPack, .setPlan, .setSettings, .start, .nextClue,
      .pause, .resume, .skip, .forceReveal, .nextDestination, .endGame, .setMusicGain, .kick,
      .rename, .lockLobby, .setVerdict, .replayClue, .extendTimer, .pullBrake, .lockAnswer,
      .answerFollowup, .react, .voiced, .fire:
      return self
    }
  }
}
