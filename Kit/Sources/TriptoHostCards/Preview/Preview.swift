import TriptoClient
package import TriptoDesign
public import TriptoKernel
package import TriptoWire

/// A pack before it is played: blurred until shown; then to use, to add or to delete (UI-H50).
public struct Preview: Equatable, Sendable {
  /// A text that shows itself only when it may; until then a blur for the eye and a word for the ear.
  public struct Veiled: Equatable, Sendable {
    public let text: String
    public let isVeiled: Bool
    public let spoken: String

    init(_ text: String, isVeiled: Bool, _ host: HostMessages) {
      (self.text, self.isVeiled) = (text, isVeiled)
      spoken = isVeiled ? host.hiddenText : text
    }
  }

  public struct Line: Equatable, Sendable, Identifiable {
    /// Points of a clue; the place of a question, from 1.
    public let id: Int
    public let label: String
    public let badge: Badge?
    public let badgeText: String?
    public let text: Veiled
    /// *Rätt svar: …*, of a question.
    public let answer: Veiled?
    /// Options, and what else is accepted; none while it is veiled.
    public let more: [String]
    public let findings: Findings?
    /// *Ändra*, with the points for voices; nil where the clue cannot be changed, or is open.
    public let edit: String?
    public let editLabel: String?
  }

  public let id: PackID
  public let title: String
  public let place: Veiled
  /// *Visa hemligheter*, *Dölj hemligheter*.
  public let veil: String
  public let badge: Badge
  public let marks: [String]
  public let cluesTitle: String
  public let clues: [Line]
  public let questionsTitle: String
  public let questions: [Line]
  /// *Återställ originalet*, of changed clues.
  public let restore: String?

  package init(
    _ pack: PackDetailResponse, title: String, isVeiled: Bool, open: Int?, _ messages: Messages
  ) {
    let (host, evidence) = (messages.host, Evidence(pack))
    let maker = PreviewMaker(
      pack: pack, evidence: evidence, isVeiled: isVeiled, open: open, messages: messages)
    (id, self.title) = (pack.roundId, title)
    let place = "\(pack.destination.name), \(pack.destination.country)"
    self.place = Veiled(place, isVeiled: isVeiled, host)
    veil = isVeiled ? host.showSecrets : host.hideSecrets
    badge = Badge(pack, evidence)
    let isChecked = pack.metadata.antiLeakChecked
    marks = badge.texts(host) + [isChecked ? host.antiLeak : host.antiLeakMissing]
    (cluesTitle, questionsTitle) = (host.clues, host.questions)
    (clues, questions) = (maker.clues, maker.questions)
    restore = pack.edited && !isVeiled ? host.restoreClues : nil
  }
}
