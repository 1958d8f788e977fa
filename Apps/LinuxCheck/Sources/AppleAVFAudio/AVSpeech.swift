@_spi(Testing) import AppleFoundation
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

// NB: the facts do not say whether Apple's three classes are `Sendable`; the adapter must do without.

open class AVSpeechSynthesisVoice: NSObject {
  open var identifier: String { id }
  open var language: String { lang }
  open var name: String { called }
  private let id, lang, called: String

  /// nil where the device has no such voice, any more.
  public convenience init?(identifier: String) {
    guard let voice = Self.speechVoices().first(where: { $0.identifier == identifier }) else {
      return nil
    }
    self.init(identifier, voice.language, voice.name)
  }

  @_spi(Testing) public init(_ id: String, _ language: String, _ name: String) {
    (self.id, lang, called) = (id, language, name)
  }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] { FakeAudio.current.voices.value }
}

open class AVSpeechUtterance: NSObject {
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var preUtteranceDelay: TimeInterval = 0
  open var speechString: String { text }
  private let text: String

  public init(string: String) { text = string }
}

@nonexhaustive public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// NB: Linux has no optional requirements, so these have defaults.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public static let availableVoicesDidChangeNotification = NSNotification.Name(
    "AVSpeechSynthesisAvailableVoicesDidChangeNotification")
  private var words: AVSpeechUtterance?
  private let audio = FakeAudio.current

  public override init() {
    super.init()
    audio.synthesizers.value.append(self)
  }

  open func speak(_ utterance: AVSpeechUtterance) {
    words = utterance
    audio.deeds.add(
      .spoke(
        utterance.speechString, voice: utterance.voice?.name ?? "", rate: utterance.rate,
        delayS: utterance.preUtteranceDelay))
  }

  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let cut = words.take() else { return false }
    audio.deeds.add(.hushed)
    delegate?.speechSynthesizer(self, didCancel: cut)
    return true
  }

  /// It begins, or has come to the end of, what it was given.
  @_spi(Testing) public func starts() {
    if let spoken = words { delegate?.speechSynthesizer(self, didStart: spoken) }
  }
  @_spi(Testing) public func finishes() {
    guard let spoken = words.take() else { return }
    delegate?.speechSynthesizer(self, didFinish: spoken)
  }
}
