import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// What the seat's player presses.
extension PlayModel {
  func freshID() -> CommandID {
    let world = app.services.world
    return CommandID(UUIDv4.text((0..<16).map { _ in UInt8(min(world.chance() * 256, 255)) }))
  }

  func send(_ message: ClientMessage, id: CommandID? = nil) {
    guard let client else { return }
    Task { await client.send(message, id: id) }
  }

  /// One press at a time, stamped at touch-down, until the server has answered (UI-P9, UI-P10).
  public func pull() {
    guard case .clue(let clue)? = hand, let brake = clue.brake, brake.isOn, !brake.isPressing,
      let client
    else { return }
    let nowMs = app.services.world.monoMs
    app.services.haptics.play(.heavy)
    (input.isPressing, input.rejection) = (true, nil)
    send(.brakePull(BrakePull(pressMonoMs: nowMs, renderedMonoMs: input.renderedMs)))
    // NB: silence checks the link; it never pulls again.
    after(.silence, Self.silenceMs) { [weak self] in
      if self?.input.isPressing == true { Task { await client.appear() } }
    }
    after(.giveUp, Self.giveUpMs) { [weak self] in
      self?.input.isPressing = false
      self?.renew()
    }
    renew()
  }

  /// The brake of the rules ride, which stops nothing (EVE56).
  public func tryBrake() {
    guard case .rules(let rules)? = hand, rules.tryBrake != nil, !rules.works else { return }
    app.services.haptics.play(.heavy)
    send(.brakePull(BrakePull(pressMonoMs: app.services.world.monoMs, renderedMonoMs: nil)))
  }

  public func letGo() {
    guard case .clue(let clue)? = hand, clue.dialog?.letGo != nil else { return }
    send(.brakeRelease)
  }

  /// In the box of the brake or of a question.
  public func type(_ text: String) {
    guard input.answer?.isSent == false else { return }
    input.answer?.text = String(text.prefix(200))
    input.answer?.error = ""
    sendDraft()
    renew()
  }

  /// Sends what stands in the box; of a question with options what was tapped.
  public func submit(_ choice: String? = nil) {
    guard var answer = input.answer, !answer.isSent else { return }
    answer.text = choice ?? answer.text
    guard !answer.isEmpty, mayAnswer else { return }
    (answer.isSent, answer.error) = (true, "")
    input.answer = answer
    app.services.haptics.play(.medium)
    deliver()
    renew()
  }

  private var mayAnswer: Bool {
    switch hand {
    case .clue(let clue): clue.dialog != nil
    case .question(let question): question.isOpen
    case .waiting, .rules, .reveal, .scores, .older, nil: false
    }
  }

  /// Sends it to the TV; then the eight rest for a while (UI-E32, EX24).
  public func react(_ reaction: PlayReactions.Reaction) {
    guard reactions?.isOn == true else { return }
    send(.reaction(reaction.emoji))
    input.reaction = reaction.emoji
    after(.reaction, Self.reactionMs) { [weak self] in
      self?.input.reaction = nil
      self?.renew()
    }
    renew()
  }

  public func openNote() {
    guard case .clue(let clue)? = hand, clue.brake?.giveNote != nil else { return }
    input.isNoteOpen = true
    renew()
  }

  /// *Inte än*: the text stays (UI-E28).
  public func closeNote() {
    input.isNoteOpen = false
    renew()
  }

  public func typeNote(_ text: String) {
    guard input.note?.isSent == false else { return }
    input.note?.text = String(text.prefix(200))
    input.note?.error = ""
    renew()
  }

  public func handInNote() {
    guard case .clue(let clue)? = hand, clue.note?.isReady == true else { return }
    input.note?.isSent = true
    app.services.haptics.play(.medium)
    deliver()
    renew()
  }
}
