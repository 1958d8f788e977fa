import Foundation
import TriptoGame
import TriptoPlan

extension JournaledCommand {
  /// A row as its host may read it: without what opens a seat and without addresses (SE8).
  ///
  /// - Parameter lines: What is in the row.
  public static func audited(_ row: JournalRow, _ lines: [JournaledCommand]) throws -> [UInt8] {
    let audited = lines.compactMap(\.audited)
    return audited == lines ? row.body : Array(try JSONEncoder().encode(audited))
  }

  /// Nil for what is typed and not sent, which nobody reads (EVE12).
  private var audited: JournaledCommand? {
    switch command {
    case .draft: return nil
    case .join(var seat):
      seat.origin = nil
      seat.handoverCode = nil
      return with(.join(seat))
    case .offerHandover(_, let expiresAtMs):
      return with(.offerHandover(code: "", expiresAtMs: expiresAtMs))
    case .connect, .disconnect, .restart, .selectPack, .setPlan, .setSettings, .start, .nextClue,
      .pause, .resume, .skip, .forceReveal, .nextDestination, .endGame, .setMusicGain, .kick,
      .rename, .lockLobby, .setVerdict, .replayClue, .extendTimer, .pullBrake, .lockAnswer,
      .answerFollowup, .react, .voiced, .fire, .release, .note, .rematch, .drawCarriages,
      .seat:
      return self
    }
  }

  /// A row's body without names, addresses and codes; nil when it holds none. The rows can still be
  /// played: seats keep their ids, and whoever was somebody is still somebody.
  public static func redacted(_ row: JournalRow) throws -> [UInt8]? {
    let lines = try row.lines()
    let redacted = lines.enumerated().map { index, line in
      line.redacted(name: "Guest \(row.seq).\(index)")
    }
    guard redacted != lines else { return nil }
    return Array(try JSONEncoder().encode(redacted))
  }

  private func redacted(name: String) -> JournaledCommand {
    switch command {
    case .join(var seat):
      (seat.name, seat.askedName, seat.origin, seat.handoverCode) = (name, nil, nil, nil)
      return with(.join(seat))
    case .rename(let id, _): return with(.rename(id, name: name))
    case .draft(let text, let verdict, let question):
      let rest = Verdict(isCorrect: verdict.isCorrect, reason: verdict.reason)
      return with(.draft(text: text.isEmpty ? "" : "…", verdict: rest, question: question))
    case .offerHandover(_, let expiresAtMs):
      return with(.offerHandover(code: "", expiresAtMs: expiresAtMs))
    case .connect, .disconnect, .restart, .selectPack, .setPlan, .setSettings, .start, .nextClue,
      .pause, .resume, .skip, .forceReveal, .nextDestination, .endGame, .setMusicGain, .kick,
      .lockLobby, .setVerdict, .replayClue, .extendTimer, .pullBrake, .lockAnswer, .answerFollowup,
      .react, .voiced, .fire, .release, .note, .rematch, .drawCarriages,
      .seat:
      return self
    }
  }
}

extension Genesis {
  /// Settings without the household, which stands for its people; nil when they name none.
  public static func redacted(_ json: [UInt8]) throws -> [UInt8]? {
    var genesis = try JSONDecoder().decode(Genesis.self, from: Data(json))
    guard genesis.household != nil else { return nil }
    genesis.household = nil
    return Array(try JSONEncoder().encode(genesis))
  }
}
