public import TriptoGame
import TriptoShow
public import TriptoWire

/// What a table wants done, in order. Whoever holds the table does it and nothing else.
public enum Action {
  /// Goes into the journal; the answer is `Table.journaled` or `Table.journalFailed`.
  case append(JournalRow)
  /// Leaves now: what it waited for is durable.
  case depart(Batch)
  /// Everything up to this row is kept; who waited for it may go on.
  case durable(seq: Int64)
  /// Is stored beside the journal, some time; nobody waits for it (DA34).
  case keep(GameSnapshot)
  /// Nothing that is not durable by now will be; who waited for it is told.
  case unkept(any Error)
  /// These sockets close now, whatever they have been sent.
  case close([Closing])
  /// The game is not played here any more: what is on its way leaves, and then these sockets close.
  case over(Ending, closing: [Closing])

  /// The first destination begins: the game is in play.
  case started
  /// EX31: this household has played the pack
  case played(packID: String, household: String)
  /// RE64: a journey is over, and its household may read of it
  case finished(PastJourney, household: String)
  /// SE15: what a live game keeps of the library
  case packsInPlay(PacksInPlay?)

  /// AU19: the answer is `Table.spoke`, line by line.
  case speak([SpeechOrder])
  /// EX55: the answer is `Table.sampled`.
  case speakSample(SpeechOrder)
  /// What is being spoken is not wanted any more.
  case stopSpeaking
  /// The answer is `Table.noted`.
  case askVoiceHealth

  /// A command was accepted or refused, for the figures.
  case commandAccepted
  case commandRefused
  /// For the log.
  case oddity(Oddity)

  /// A socket that closes, with the code of WS13–WS18.
  public struct Closing: Sendable, Equatable {
    public let socket: SocketID
    public let code: CloseCode
    public let reason: String
  }

  public enum Ending {
    /// ST41: for good.
    case expired
    /// It may come back from its journal; its sockets are closed.
    case closed
    /// The journal cannot keep it.
    ///
    /// - Parameter isStranded: It waits until it can (WS17).
    case unsaved(any Error, isStranded: Bool)
  }

  /// What should not happen and harms nobody.
  public enum Oddity: Sendable, Equatable {
    case refusedTimer(TimerKey)
    case lateDisconnect
    case lateClip
  }
}
