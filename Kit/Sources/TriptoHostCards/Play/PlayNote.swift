import TriptoClient
import TriptoDesign
import TriptoScreens
package import TriptoWire

/// The note's sheet: its worth follows the clue while one writes (UI-E28).
public struct PlayNote: Equatable, Sendable {
  public let text: String
  /// A child's, instead of words (EVE47).
  public let choices: [PlayChoice]
  public let placeholder: String
  /// *Lämna lappen · 6 p*, *Skickar...*.
  public let hand: String
  /// Said politely when it changes.
  public let worth: String
  public let later: String
  public let isReady: Bool
  /// Why it is not taken, or what became of it; "" else.
  public let error: String

  init?(_ view: PlayView, _ input: PlayInput) {
    guard input.isNoteOpen, let note = input.note, let seat = view.state.me else { return nil }
    let closedBy = Self.closedBy(view)
    text = note.text
    choices = PlayChoice.all(seat.choices ?? [], chosen: note.text)
    placeholder = view.words.typeAnswer
    hand = note.isSent ? view.words.sending : view.words.noteGo(w: seat.noteWorth)
    worth = closedBy.isEmpty ? view.words.noteWorth(w: seat.noteWorth) : ""
    later = view.words.noteLater
    isReady = closedBy.isEmpty && !note.isSent && !note.isEmpty
    error = note.error.isEmpty ? closedBy : note.error
  }

  /// Why a note is not taken, by what the state says (EVE41); "" where nothing speaks against it.
  static func closedBy(_ view: PlayView) -> String {
    let words = view.words
    guard view.hasNotes else { return words.noteOff }
    switch view.state.me?.why {
    case .out: return words.rolledOn
    case .late: return view.lateText
    case .locked: return view.carriage == nil ? words.noteTwice : words.noteTeam
    case .spent, .choicesLater, .unknown, nil:
      return view.state.me?.mayNote == true ? "" : words.noteClosed
    }
  }

  /// By the refusal.
  package static func refusal(_ error: ErrorMessage, _ view: PlayView) -> String {
    if error.errorCode == .invalidPhase { return view.words.noteClosed }
    let why = error.errorCode == .invalidOperation ? closedBy(view) : ""
    return why.isEmpty ? error.errorCode.text.words(view.messages) : why
  }
}
