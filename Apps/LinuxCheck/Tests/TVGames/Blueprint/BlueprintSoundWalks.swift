import Testing
import TriptoDesk
import TriptoKernel
import TriptoWire

/// The blueprint's points about the TV on the real server: §12, the sound. NB: without the voice, which needs a program that
/// speaks; `TVWalks` have it.
@MainActor @Suite(.timeLimit(.minutes(3))) struct BlueprintSoundWalks {
  private static let sounds: Set<String> = [
    "AUDIO_PLAY", "AUDIO_STOP", "MUSIC_SET", "MUSIC_STOP", "MUSIC_GAIN_SET", "SFX_PLAY",
    "TTS_PREFETCH",
  ]

  @Test("§12.1 AU1 the TV alone is told what sounds, and makes it; phones are told of no sound")
  func source() async throws {
    let game = try await BlueprintGames.whole.value
    let told = Set(game.frames.map(\.type))
    #expect(told.isSuperset(of: ["MUSIC_SET", "MUSIC_STOP", "SFX_PLAY"]))
    for guest in game.table.guests {
      #expect(guest.heard.count > 20)
      #expect(Self.sounds.isDisjoint(with: guest.heard.map(\.type)), "\(guest.name)")
    }
  }

  @Test("§12.2.1 §12.3 AU3 AU4 the server sets one loop under the journey, another under questions")
  func bed() async throws {
    let game = try await BlueprintGames.whole.value
    for (id, phase) in [
      (TrackID.travelLoop, PhaseName.clueLevel), (.followupLoop, .followupQuestion),
    ] {
      let begun = game.tv.room.starts(of: id.rawValue)
      #expect(!begun.isEmpty && begun.allSatisfy { $0.player == .musicA || $0.player == .musicB })
      #expect(game.phases(of: id).contains(phase), "\(id)")
    }
    #expect(game.tv.room.stopped.contains { $0 == .musicA || $0 == .musicB })
  }

  @Test("§12.2.3 effects: brake, lock, reveal and fanfare are told by the server and played")
  func effects() async throws {
    let game = try await BlueprintGames.whole.value
    let told = game.frames.compactMap { frame -> SfxID? in
      if case .sfxPlay(let told)? = frame.message { told.sfxId } else { nil }
    }
    // NB: a TV with extensions sounds the brake when it is told of the press (EX10).
    #expect(game.frames.contains { $0.type == "BRAKE_PENDING" } && !told.contains(.brake))
    #expect(!game.tv.room.starts(of: SfxID.brake.rawValue).isEmpty)
    for id in [SfxID.lock, .reveal, .stingBuild, .drumroll, .winnerFanfare] {
      #expect(told.contains(id) && !game.tv.room.starts(of: id.rawValue).isEmpty, "\(id)")
    }
  }

  @Test("§12.4 EV53 what SFX_PLAY sends begins at its `startAtServerMs`, by the server's clock")
  func begins() async throws {
    let game = try await BlueprintGames.whole.value
    var compared = 0
    for frame in game.frames {
      guard case .sfxPlay(let told)? = frame.message, told.volume > 0 else { continue }
      let atMs = Double(told.startAtServerMs)
      let begun = game.tv.room.starts(of: told.sfxId.rawValue)
        .min { abs($0.atMs - atMs) < abs($1.atMs - atMs) }
      guard let begun else {
        Issue.record("\(told.sfxId) never sounded")
        continue
      }
      compared += 1
      // NB: what comes late, or is ordered for a moment that has passed meanwhile, begins at once; never early.
      let (wantedMs, soundedMs) = (max(atMs, begun.orderedMs), max(begun.atMs, begun.orderedMs))
      #expect(abs(soundedMs - wantedMs) < 80, "\(told.sfxId): \(soundedMs - wantedMs) ms off")
    }
    #expect(compared >= 6)
  }

  @Test("§12.4 a loop is set once and goes round on the TV until it is stopped")
  func loop() async throws {
    let game = try await BlueprintGames.whole.value
    let begun = game.tv.room.starts(of: TrackID.travelLoop.rawValue)
    #expect(!begun.isEmpty && begun.allSatisfy { $0.isLoop })
    for frame in game.frames {
      if case .musicSet(let told)? = frame.message { #expect(told.mode == .loop) }
    }
  }
}
