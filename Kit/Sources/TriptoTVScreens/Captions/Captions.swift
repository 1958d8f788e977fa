import TriptoClient
import TriptoKernel
public import TriptoWire

/// What is said, in words, for as long as it is said (UI-T25, UI-E7). A value: times are ms of the server's clock.
public struct Captions: Equatable, Sendable {
  private struct Caption: Equatable, Sendable {
    /// nil: words without a clip.
    var clipId: String?
    /// False: the screen shows the words already.
    var isBanter: Bool
    var pages: [CaptionPage]
    var startMs: Double
  }

  public var mode: CaptionMode
  private var caption: Caption?

  public init(mode: CaptionMode = .banter) { self.mode = mode }

  public mutating func hear(_ message: ServerMessage, at nowMs: Double) {
    if case .audioPlay(let audio) = message {
      // NB: a clue that is read aloud takes no line away that has just been shown.
      guard mode.shows(banter: audio.showText) else { return }
      say(audio.text, audio.durationMs, clip: audio.clipId, isBanter: audio.showText, from: nowMs)
    } else if case .voiceLine(let line) = message {
      say(line, at: nowMs)
    } else if case .audioStop(let stop) = message, caption?.clipId == stop.clipId {
      caption = nil
    }
  }

  private mutating func say(_ line: VoiceLine, at nowMs: Double) {
    switch line.delivery {
    case .caption(let ms): say(line.text, ms, clip: nil, isBanter: true, from: nowMs)
    case .clip(let clip):
      say(line.text, clip.durationMs, clip: clip.clipId, isBanter: true, from: nowMs)
    }
  }

  /// What a TV finds that comes back in the middle of a clip; clues and questions have their own place.
  public mutating func restore(_ state: StateView) {
    guard let clip = state.audioState?.activeVoiceClip else { return }
    let own = [state.clueText, state.followupQuestion?.questionText]
    say(
      clip.text, clip.durationMs, clip: clip.clipId, isBanter: !own.contains(clip.text),
      from: Double(clip.startAtServerMs))
  }

  private mutating func say(
    _ text: String, _ ms: Int, clip: String?, isBanter: Bool, from startMs: Double
  ) {
    let pages = CaptionPage.pages(text, durationMs: Double(ms))
    caption = Caption(clipId: clip, isBanter: isBanter, pages: pages, startMs: startMs)
  }

  /// What stands there at a time; its pages turn by themselves.
  public func lines(at nowMs: Double) -> [String] { turning(at: nowMs)?.page.lines ?? [] }

  /// When another page comes, or none; nil: nothing is shown.
  public func nextMs(at nowMs: Double) -> Double? { turning(at: nowMs)?.endMs }

  private func turning(at nowMs: Double) -> (page: CaptionPage, endMs: Double)? {
    guard let caption, mode.shows(banter: caption.isBanter) else { return nil }
    var endMs = caption.startMs
    for page in caption.pages {
      endMs += page.ms
      if nowMs < endMs { return (page, endMs) }
    }
    return nil
  }
}
