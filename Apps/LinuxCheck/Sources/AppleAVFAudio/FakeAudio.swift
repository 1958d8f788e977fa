@_spi(Testing) import AppleFoundation
import Foundation

/// The sound of one test's device: what its route and its files are, and what was played on it, in order.
@_spi(Testing) public final class FakeAudio: Sendable {
  /// NB: of each task its own, so that tests run beside each other.
  @TaskLocal public static var current = FakeAudio()

  public enum Deed: Equatable, Sendable {
    case activated(category: String)
    case started
    /// What a player was given, in frames; where it goes round, with `loops`.
    case scheduled(frames: Int, loops: Bool)
    case played(atS: Double)
    case stopped
    case spoke(String, voice: String, rate: Float, delayS: Double)
    case hushed
  }

  public let deeds = Made<Deed>()
  /// What activating the session throws: no route, another app's call.
  public let isWithoutRoute = Guarded(false)
  /// The engine that was made first.
  public var engine: AVAudioEngine? { engines.value.first?.engine }
  let engines = Guarded<[Begun]>([])
  public let synthesizers = Lent<AVSpeechSynthesizer>()
  /// The seconds of the files that can be read, by their content.
  public let lengths = Guarded<[Data: Double]>([:])
  public let voices = Lent<AVSpeechSynthesisVoice>()

  public init() {}

  /// NB: Apple's engine is no `Sendable`; a test looks at it when the app has done.
  struct Begun: @unchecked Sendable { let engine: AVAudioEngine }

  /// NB: of classes that are no `Sendable`; a test and the app that it drives have them on one actor.
  public final class Lent<Object>: @unchecked Sendable {
    public var value: [Object] = []
  }
}

/// What Apple's throw, by its number.
struct AudioFault: Error {
  let code: Int
  static let noRoute = AudioFault(code: 560_557_684)
  static let noFile = AudioFault(code: 1_954_115_647)
}
