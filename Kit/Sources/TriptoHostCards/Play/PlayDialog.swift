import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// The own brake: a box over the clue, with a way to let go of it in an evening (UI-P15, UI-E30).
public struct PlayDialog: Equatable, Sendable {
  public let title: String
  public let question: String
  public let text: String
  public let placeholder: String
  /// A child's four (UI-E33); empty: a field.
  public let choices: [PlayChoice]
  /// *Skicka svar*, *Svara Paris*, *Skickar...*.
  public let send: String
  public let isReady: Bool
  public let letGo: String?
  /// *Skriv inom 7 s, annars rullar tåget.*, until the first letter.
  public let silence: String?
  public let error: String

  /// - Returns: nil unless the brake is ours and unanswered.
  init?(_ view: PlayView, _ input: PlayInput) {
    guard view.isMine, view.ownLock == nil, let answer = input.answer else { return nil }
    let (words, seat) = (view.words, view.state.me)
    (title, question, placeholder) = (words.youBraked, words.whatDestination, words.typeAnswer)
    text = answer.text
    choices = PlayChoice.all(seat?.choices ?? [], chosen: answer.text)
    let chosen = choices.first(where: \.isChosen)?.text
    send =
      answer.isSent
      ? words.sending
      : choices.isEmpty ? words.sendAnswer : chosen.map { words.answerX(x: $0) } ?? words.chooseOne
    isReady = !answer.isSent && (choices.isEmpty ? !answer.isEmpty : chosen != nil)
    letGo = seat == nil ? nil : words.letGo
    let silentMs = answer.isEmpty ? view.state.brake?.silentUntilMs : nil
    silence = silentMs.map { words.writeWithin(n: Self.seconds(Double($0) - input.nowMs)) }
    error = answer.isSent && !input.isOnline ? view.messages.common.reconnecting : answer.error
  }

  private static func seconds(_ ms: Double) -> Int {
    Int((max(0, min(ms, 1e9)) / 1000).rounded(.up))
  }
}
