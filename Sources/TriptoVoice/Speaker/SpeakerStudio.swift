import Foundation

/// What a speaker works with once its folder can be used.
struct SpeakerStudio: Sendable {
  let voices: VoiceStudio
  let cache: ClipCache
  var asked: AskedTexts

  /// Makes the folders, and clears what a crash left behind in them.
  init(
    folder: URL, bench: Workbench, cast: VoiceCast, maker: ClipMaker, budget: Int, notes: VoiceNotes
  ) throws(SpeechError) {
    do { cache = try ClipCache(folder: folder) } catch {
      throw error as? SpeechError ?? .storage("\(error)")
    }
    try bench.clear()
    asked = AskedTexts(clips: folder)
    try asked.tidy()
    voices = VoiceStudio(
      cast: cast.byLanguage, cache: cache, maker: maker, budget: budget,
      report: { notes.note($0, $1) })
  }
}
