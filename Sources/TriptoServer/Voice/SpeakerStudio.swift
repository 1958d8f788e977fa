import Foundation
import TriptoVoice

/// What a speaker works with once its folder can be used.
struct SpeakerStudio: Sendable {
  let voices: VoiceStudio
  let cache: ClipCache
  let asked: AskedTexts

  /// Makes the folder, and clears what a crash left behind in it.
  init(
    folder: URL, cast: VoiceCast, maker: ClipMaker, budget: Int, notes: VoiceNotes
  ) throws(SpeechError) {
    do { cache = try ClipCache(folder: folder) } catch {
      throw error as? SpeechError ?? .storage("\(error)")
    }
    asked = AskedTexts(clips: folder)
    try asked.tidy { id in
      id == MockClip.id
        || FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(id).m4a").path)
    }
    voices = VoiceStudio(
      cast: cast.byLanguage, cache: cache, maker: maker, budget: budget,
      report: { notes.note($0, $1) })
  }
}
