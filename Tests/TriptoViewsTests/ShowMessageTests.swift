import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Sound and effects on the wire")
struct ShowMessageTests {
  @Test("EV50 AU2 MUSIC_SET of the intro")
  func musicSet() throws {
    let table = try GameTable.lobby().after { try $0.host(.start(TestContent.itinerary())) }
    try expectJSON(
      table.last(.musicSet, for: .tv),
      """
      {"trackId":"music_travel","mode":"loop","startAtServerMs":\(t0),"gainDb":-6,
       "fadeInMs":2000}
      """)
  }

  @Test("EV51 EV53 AU7 MUSIC_STOP and SFX_PLAY of a brake")
  func brake() throws {
    let table = try GameTable.atClue().after { try $0.brake(1) }
    try expectJSON(table.last(.musicStop, for: .host), #"{"fadeOutMs":600}"#)
    try expectJSON(
      table.last(.sfxPlay, for: .tv),
      "{\"sfxId\":\"sfx_brake\",\"startAtServerMs\":\(table.nowMs),\"volume\":1}")
  }

  @Test("EV52 AU12 MUSIC_GAIN_SET")
  func gain() throws {
    let table = try GameTable.atClue().after { try $0.host(.setMusicGain(-10)) }
    try expectJSON(table.last(.musicGainSet, for: .tv), #"{"gainDb":-10,"transitionMs":300}"#)
  }

  @Test("EV57 AU20 VOICE_LINE of the bridge, without a clip")
  func voiceLine() throws {
    var table = try GameTable.atClue(2)
    try table.play(to: .bridge)
    let line = try #require(try table.last(.voiceLine, for: .tv))
    #expect(line.keys == ["text", "phraseId", "displayDurationMs"])
    #expect(line["phraseId"] == "voice_followup_intro")
    #expect(line["displayDurationMs"]?.int ?? 0 >= 2_000)
  }

  @Test("EV45 FI5 UI_EFFECT_TRIGGER reaches players, confetti before podium_first")
  func effects() throws {
    var table = try GameTable.atClue(10)
    try table.brake(1)
    try table.lock(1)
    try table.play(toPhase: .roundEnd)
    let effects = try table.messages(for: .player(2)).filter { $0.type == .uiEffectTrigger }
      .map { try $0.json }
    #expect(
      effects.map { $0["effectId"] } == [
        "podium_third", "podium_second", "confetti", "podium_first", "full_standings",
      ])
    try expectJSON(
      effects[2], #"{"effectId":"confetti","intensity":"high","durationMs":2500}"#)
  }

  /// Everything but the audio events of section 5.5.
  static let audio: Set<ServerMessageType> = [
    .musicSet, .musicStop, .musicGainSet, .sfxPlay, .audioPlay, .audioStop, .ttsPrefetch,
    .voiceLine,
  ]

  @Test("EV50–EV57 AU1 EV48 EV58 players get no audio event in a whole game; TV and host the same")
  func playersAreSilent() throws {
    var table = try GameTable.lobby()
    try table.host(.start(TestContent.itinerary(2)))
    try table.play(toPhase: .clueLevel)
    try table.brake(1)
    try table.lock(1)
    try table.host(.setMusicGain(-10))
    try table.play(toPhase: .roundEnd)
    for recipient in [Recipient.player(1), .player(2).extended] {
      #expect(table.messages(for: recipient).allSatisfy { !Self.audio.contains($0.type) })
    }
    let heard = { (recipient: Recipient) in
      table.messages(for: recipient).filter { Self.audio.contains($0.type) }.map(\.text)
    }
    #expect(heard(.tv) == heard(.host) && heard(.tv).count > 15)
  }

  @Test("EX10 a TV that heard BRAKE_PENDING gets no SFX_PLAY for the brake, the host does")
  func brakeSound() throws {
    let table = try GameTable.atClue(players: 3).after { try $0.brake(1) }
    #expect(table.types(for: .tv.extended).contains("BRAKE_PENDING"))
    #expect(!table.types(for: .tv.extended).contains("SFX_PLAY"))
    #expect(table.types(for: .tv).contains("SFX_PLAY"))
    #expect(table.types(for: .host.extended).contains("SFX_PLAY"))
  }
}
