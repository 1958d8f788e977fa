import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

@Suite struct CaptionTests {
  private static let long =
    "Välkommen ombord! <break time=\"1s\"/> Här åker vi genom natten, och ingen vet ännu vart det bär av. "
    + "Den som vet drar i bromsen, den som tror lämnar en lapp. Tåget går."

  private func play(_ text: String, ms: Int, showText: Bool = true, id: String = "c")
    -> ServerMessage
  {
    .audioPlay(
      AudioPlay(
        clipId: id, url: "/c", durationMs: ms, startAtServerMs: 0, text: text, showText: showText,
        volume: 1))
  }

  @Test("UI-T25 a caption is at most 2 × 42 characters, without markup, for the length of the clip")
  func pages() {
    let pages = CaptionPage.pages(Self.long, durationMs: 12_000)
    #expect(pages.count > 1 && pages.allSatisfy { (1...2).contains($0.lines.count) })
    #expect(pages.flatMap(\.lines).allSatisfy { $0.count <= 42 && !$0.contains("<") })
    #expect(abs(pages.map(\.ms).reduce(0, +) - 12_000) < 0.001)
    #expect(pages.first?.lines.first?.hasPrefix("Välkommen ombord!") == true)
    #expect(CaptionPage.pages("Tåget går.", durationMs: 300).map(\.ms) == [2000])
    #expect(CaptionPage.pages(" <break/> ", durationMs: 300).isEmpty)
    #expect(CaptionPage.pages("…", durationMs: 300).flatMap(\.lines) == ["…"])
  }

  @Test("UI-T25 pages turn by themselves, and the last one goes with the clip")
  func turn() throws {
    var captions = Captions()
    captions.hear(play(Self.long, ms: 12_000), at: 1000)
    let first = captions.lines(at: 1000)
    let turn = try #require(captions.nextMs(at: 1000))
    #expect(captions.lines(at: turn - 1) == first && captions.lines(at: turn) != first)
    #expect(!captions.lines(at: 12_999).isEmpty && captions.lines(at: 13_000).isEmpty)
    #expect(captions.nextMs(at: 13_000) == nil)
  }

  @Test("UI-T25 a clip that stops takes its own caption along, and no other")
  func stop() {
    var captions = Captions()
    captions.hear(play("Hej.", ms: 4000), at: 0)
    captions.hear(.audioStop(AudioStop(clipId: "x", fadeOutMs: 0)), at: 10)
    #expect(captions.lines(at: 10) == ["Hej."])
    captions.hear(.audioStop(AudioStop(clipId: "c", fadeOutMs: 0)), at: 20)
    #expect(captions.lines(at: 20).isEmpty)
  }

  @Test("UI-T25 UI-E7 captions are on by default, and optional for all speech")
  func modes() {
    var captions = Captions()
    #expect(captions.mode == .banter)
    captions.hear(play("Hej.", ms: 4000), at: 0)
    captions.hear(play("Ledtråden.", ms: 4000, showText: false), at: 1)
    #expect(captions.lines(at: 2) == ["Hej."])
    captions.mode = .off
    #expect(captions.lines(at: 2).isEmpty)
    captions.mode = .all
    captions.hear(play("Ledtråden.", ms: 4000, showText: false), at: 3)
    #expect(captions.lines(at: 4) == ["Ledtråden."])
    captions.mode = captions.mode.next
    #expect(captions.mode == .off && captions.mode.next == .banter)
    let labels = CaptionMode.allCases.map { $0.label(Messages(.sv).tv) }
    #expect(labels == ["Undertexter: av", "Undertexter: konduktören", "Undertexter: allt tal"])
  }

  @Test("UI-T25 EV57 a line without a sound is shown for as long as it says")
  func line() {
    var captions = Captions()
    let delivery = VoiceLine.Delivery.caption(displayDurationMs: 3000)
    captions.hear(.voiceLine(VoiceLine(text: "Hej.", phraseId: "p", delivery: delivery)), at: 0)
    #expect(captions.lines(at: 2999) == ["Hej."] && captions.lines(at: 3000).isEmpty)
  }

  @Test("UI-T25 UI-T26 a TV that comes back in the middle of a clip shows the page that is said")
  func restored() throws {
    var view = try #require(Frames.game("TV").state)
    view.audioState?.activeVoiceClip = ActiveVoiceClip(
      clipId: "c", url: "/c", startAtServerMs: 1000, durationMs: 12_000, text: Self.long)
    var captions = Captions()
    captions.restore(view)
    #expect(captions.lines(at: 12_900).joined().hasSuffix("Tåget går."))
    view.audioState?.activeVoiceClip?.text = view.clueText ?? ""
    captions.restore(view)
    #expect(captions.lines(at: 2000).isEmpty)
  }
}
