import TriptoGame
import TriptoKernel
import TriptoRooms
import TriptoShow
import TriptoStore
import TriptoTable
import TriptoViews
import TriptoWire

/// What was said in a game, made anew from its journal (EX32, SE8).
struct Retelling: Sendable {
  private var replay: JournalReplay
  private let sessionID: SessionID
  private let clips: ClipAddresses

  init(_ record: SessionRecord, clips: ClipAddresses) throws {
    replay = try JournalReplay(GameRecord(record))
    sessionID = SessionID(record.id)
    self.clips = clips
  }

  /// What a row told a TV with extensions: envelopes as on a v1 connection, a line each.
  mutating func show(_ entry: JournalEntry) throws -> [UInt8] {
    let tv = Recipient(viewer: .tv, isExtended: true)
    var lines: [UInt8] = []
    for moment in try moments(of: JournalRow(entry).lines()) {
      let messages = Messages(moment, clips: clips)
      for directed in Director.cues(for: moment) where directed.audience.includes(tv) {
        guard let payload = messages.message(directed.cue, for: tv) else { continue }
        lines += EncodedMessage(payload, sessionID: sessionID, atMs: moment.atMs).text
        lines.append(UInt8(ascii: "\n"))
      }
    }
    return lines
  }

  /// `{"seq":…,"atMs":…,"entry":[…],"outcome":[{"atMs":…,"type":…,"payload":…}]}`: the commands of a
  /// row, and which brakes, scores, joins and leaves came of them. Codes that open a seat and
  /// addresses of players stay in the journal.
  mutating func audit(_ entry: JournalEntry) throws -> [UInt8] {
    let row = JournalRow(entry)
    let lines = try row.lines()
    let commands = try JournaledCommand.audited(row, lines)
    let outcomes = try moments(of: lines).flatMap(outcomes)
    var json = JSONWriter()
    json.object { json in
      json.field("seq", Int(entry.seq))
      json.field("atMs", Int(entry.atMs))
      json.key("entry")
      json.raw(commands)
      json.key("outcome")
      json.array { json in
        for (atMs, payload) in outcomes {
          json.object { json in
            json.field("atMs", atMs)
            json.field("type", type(of: payload).messageType.rawValue)
            json.key("payload")
            payload.write(to: &json)
          }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private mutating func moments(of lines: [JournaledCommand]) throws -> [Moment] {
    try lines.flatMap { try replay.play($0) }
  }

  private func outcomes(of moment: Moment) -> [(atMs: Int, payload: any ServerPayload)] {
    let messages = Messages(moment, clips: clips)
    var told: [Cue] = []
    return Director.cues(for: moment).compactMap { directed in
      guard directed.cue.isOutcome, !told.contains(directed.cue) else { return nil }
      told.append(directed.cue)
      let host = Recipient(viewer: .host(replay.genesis.hostID), isExtended: true)
      return messages.message(directed.cue, for: host).map { (moment.atMs, $0) }
    }
  }
}

extension Cue {
  /// SE8: brakes, scores, joins and leaves
  fileprivate var isOutcome: Bool {
    switch self {
    case .brakeAccepted, .brakeRejected, .brakeReleased, .brakeOrder, .noteHanded,
      .destinationResults,
      .questionResults, .scoreboardUpdate, .playerJoined, .playerLeft:
      true
    case .snapshot, .lobby, .error, .packSelected, .cluePresent, .answerCount, .clueAdvance,
      .timerSync, .brakePending, .answerLocked, .destinationReveal, .questionPresent,
      .questionLocked, .questionCount, .nextDestination, .gameEnded, .finalResults, .effect, .music,
      .musicStop, .musicGain, .sound, .speech, .speechStop, .prefetch, .line, .handover, .reaction,
      .verdictShown, .rulesStep, .testPull, .finaleStage:
      false
    }
  }
}
