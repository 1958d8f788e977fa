@preconcurrency import AVFAudio
import Foundation
import TriptoDesk

/// The device's own voices (EVE81), on AVSpeechSynthesizer; it decides nothing. Times are those of the host's clock.
@MainActor
final class OwnSpeech: NSObject, AVSpeechSynthesizerDelegate {
  /// What happens: to the desk.
  var tell: @MainActor (SoundEvent) -> Void = { _ in }
  private let synthesizer = AVSpeechSynthesizer()
  private var line: OwnLine?
  private var words: AVSpeechUtterance?
  private var startedS = 0.0

  override init() {
    super.init()
    synthesizer.delegate = self
  }

  /// Tells of the voices that the device has. All of them lie on it.
  func tellVoices() {
    let voices = AVSpeechSynthesisVoice.speechVoices().map {
      OwnVoice(id: $0.identifier, lang: $0.language, name: $0.name)
    }
    tell(.voices(voices))
  }

  func speak(_ line: OwnLine) {
    hush()
    guard let voice = AVSpeechSynthesisVoice(identifier: line.voice.id) else {
      return tell(.spoke(line, ms: nil))
    }
    let words = AVSpeechUtterance(string: line.text)
    words.voice = voice
    words.rate = Self.rate(line.rate)
    words.preUtteranceDelay = max(0, line.atS - AVAudioTime.nowS)
    (self.line, self.words) = (line, words)
    synthesizer.speak(words)
  }

  func hush() {
    guard line != nil else { return }
    (line, words) = (nil, nil)
    synthesizer.stopSpeaking(at: .immediate)
  }

  private static func rate(_ pace: Double) -> Float {
    let rate = AVSpeechUtteranceDefaultSpeechRate * Float(pace)
    return min(AVSpeechUtteranceMaximumSpeechRate, max(AVSpeechUtteranceMinimumSpeechRate, rate))
  }

  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {
    let id = ObjectIdentifier(utterance)
    Task { @MainActor in began(id) }
  }

  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    let id = ObjectIdentifier(utterance)
    Task { @MainActor in ended(id) }
  }

  private func isSpoken(_ id: ObjectIdentifier) -> Bool {
    words.map { ObjectIdentifier($0) } == id
  }

  private func began(_ id: ObjectIdentifier) {
    if isSpoken(id) { startedS = AVAudioTime.nowS }
  }

  /// NB: a line that was hushed ends as well, later; that is no news.
  private func ended(_ id: ObjectIdentifier) {
    guard isSpoken(id), let line else { return }
    (self.line, words) = (nil, nil)
    tell(.spoke(line, ms: Int(((AVAudioTime.nowS - startedS) * 1000).rounded())))
  }
}
