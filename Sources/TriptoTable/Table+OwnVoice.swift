import TriptoGame
import TriptoKernel
import TriptoPlan
public import TriptoShow
import TriptoViews
import TriptoWire
import TriptoWords

/// The TV speaks itself, where that sounds better (EVE81), and lets the host hear it (EVE82).
extension Table {
  /// Whether the TV says lines of that language itself.
  func tvSpeaks(_ language: Language) -> Bool {
    guard let evening = state.settings.evening, streams[.tv]?.isExtended == true else {
      return false
    }
    return switch evening.speaker {
    case .server: false
    case .tv: tvVoice.has(language, local: false)
    case .auto: tvVoice.has(language, local: true) && services.speaksPlainly(language)
    }
  }

  /// Whether a clip that is there will do: not for a TV that cannot say it, nor in place of one that would.
  ///
  /// - Parameter own: languages that the TV speaks itself.
  func isGood(_ clip: Clip, _ own: [Language]) -> Bool {
    let isOwn = own.contains(clip.language)
    if clip.isByTV { return isOwn || tvVoice.isAwaited(nowMs) }
    return !isOwn || !(clip.isSilent || state.settings.evening?.speaker == .tv)
  }

  /// The TV says this line itself; what the server was asked for before that comes too late.
  func hasOwnVoice(_ line: ScriptLine) -> Bool {
    tvSpeaks(line.language) && state.voice[line.id, line.language]?.isByTV == true
  }

  /// How long it will take for that; nil where the server speaks.
  func tvMs(_ line: ScriptLine) -> Int? {
    guard tvSpeaks(line.language) else { return nil }
    return Int((Double(line.spokenMs) * tvVoice.pace).rounded())
  }

  /// TV_VOICES (EX53): lines that it cannot say any more are spoken here.
  mutating func note(_ voices: [TVVoice], from viewer: Viewer) throws(Refusal) {
    try admit(.tvVoices, from: viewer)
    guard voices.count <= TVVoiceBook.most,
      voices.allSatisfy({ max($0.name.count, $0.lang.count) <= TVVoiceBook.longestName })
    else { throw .validation("voices are at most 40, with names of at most 60 characters") }
    tvVoice.voices = voices
    requestVoice()
    tellHealth()
  }

  /// TV_SPOKE (EX54); nothing for a clip that it did not say itself.
  mutating func spoke(
    _ clipID: String, for durationMs: Int, from viewer: Viewer
  ) throws(Refusal) {
    try admit(.tvSpoke, from: viewer)
    let clip = state.voice.clips(of: state.nightIndex).first {
      $0.isByTV && $0.id(in: state.id) == clipID
    }
    guard let clip, let line = Script.line(clip.line, in: state, language: clip.language) else {
      return
    }
    tvVoice.took(durationMs, estimatedMs: line.spokenMs)
  }

  /// HOST_VOICE_SAMPLE (EX55), once in three seconds.
  mutating func sample(_ viewer: Viewer) throws(Refusal) {
    try admit(.hostVoiceSample, from: viewer)
    guard services.hasVoice else { throw .hindered(.noVoice) }
    guard tvVoice.sampledMs.map({ nowMs - $0 >= Self.sampleGapMs }) ?? true else {
      throw .rateLimited
    }
    tvVoice.sampledMs = nowMs
    let language = state.settings.language
    let words = Words.of(language).text(.voiceSample)
    let line = ScriptLine(
      id: LineID(round: 0, spoken: .roundIntro), language: language, caption: words,
      spoken: words)
    want(.speakSample(SpeechOrder(line: line, isKept: false, tvMs: tvMs(line))))
  }

  /// Nothing else is said now (EX55).
  var isQuiet: Bool { [.lobby, .scoreboard, .roundEnd].contains(state.phase) }

  /// PA45: between two samples, in ms
  private static let sampleGapMs = 3_000

  /// The sample is ready, or could not be spoken.
  public mutating func sampled(_ line: ScriptLine, _ recording: Recording?, at now: Instant) {
    begin(now)
    defer { askHealth() }
    guard !isClosed, let recording, streams[.tv]?.isExtended == true, streams[.tv]?.link != nil,
      isQuiet, state.speech == nil
    else { return }
    let speak = recording.isByTV ? SpeakOrder(lang: line.language, rate: 1) : nil
    tell(
      .tv,
      AudioPlay(
        clipId: "sample", url: speak == nil ? services.clipAddresses.url(recording.assetID) : "",
        durationMs: recording.durationMs, startAtServerMs: nowMs + Mix.fetchLeadMs,
        text: line.caption, showText: true, volume: recording.isSilent ? 0 : 1, speak: speak))
    flush()
  }
}
