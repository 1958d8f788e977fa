public import Foundation
public import TriptoKernel

/// Something that speaks. Cancelling the task stops the work.
public protocol SpeechEngine: Sendable {
  var name: String { get }
  /// Whether its use is paid for by the character.
  var isPaid: Bool { get }
  /// What is heard: part of the clip's id, so that another voice is another clip.
  func voice(for language: Language) -> Voice
  /// - Throws: ``SpeechError``, `CancellationError`.
  func speak(_ text: SpokenText, in language: Language) async throws -> SpeechAudio
  /// Whether it can be used now, by looking at this machine and the settings only.
  /// - Throws: ``SpeechError`` that tells what is missing.
  func check() throws
  /// Whether it has a voice of this language on this machine.
  func speaks(_ language: Language) -> Bool
}

extension SpeechEngine {
  public func speaks(_ language: Language) -> Bool { true }
}

/// Who speaks, and how.
public struct Voice: Sendable, Equatable {
  public let engine: String
  public let model: String
  public let name: String
  /// Everything else that changes the sound.
  public let settings: String
  /// What the recording may be used for.
  public let licence: String
}

/// What an engine gave.
public struct SpeechAudio: Sendable, Equatable {
  public enum Format: Sendable, Equatable {
    case wav, mp3
    /// 16-bit mono, little endian, without a header.
    case pcm(sampleRate: Int)
  }

  public let bytes: Data
  public let format: Format
}
