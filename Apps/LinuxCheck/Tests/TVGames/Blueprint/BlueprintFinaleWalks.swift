import Testing
import TriptoKernel
import TriptoWire

@testable import TriptoTVScreens

/// The blueprint's points about the TV on the real server: §12.7, the finale's time line, and §14.
@MainActor @Suite(.timeLimit(.minutes(3))) struct BlueprintFinaleWalks {
  /// In seconds of the show; a busy machine is late by a few hundred ms of its own.
  private static func near(_ isS: Double?, _ shouldS: Double) -> Bool {
    guard let isS else { return false }
    return isS > shouldS - 0.1 && isS < shouldS + 1
  }

  @Test("§12.7 A ST19 SCOREBOARD_UPDATE tells final totals before the finale, which has one winner")
  func reckons() async throws {
    let game = try await BlueprintGames.whole.value
    let finale = try #require(game.finale)
    #expect(!finale.isTie && finale.winnerPlayerId == finale.standingsFull.first?.playerId)
    let points = finale.standingsFull.map(\.points)
    #expect(points == points.sorted(by: >) && points.count == game.table.guests.count)
    let order = game.frames.map(\.type)
    let totals = try #require(order.lastIndex(of: "SCOREBOARD_UPDATE"))
    #expect(totals < (order.firstIndex(of: "FINAL_RESULTS_PRESENT") ?? 0))
  }

  @Test("§12.7 B FI1 FINAL_RESULTS to all; to the TV music out in 600 ms, and the sting")
  func opens() async throws {
    let game = try await BlueprintGames.whole.value
    let after = game.frames(from: "FINAL_RESULTS_PRESENT").dropFirst().prefix(3).map(\.message)
    #expect(
      after.contains {
        if case .musicStop(let told)? = $0 { told.fadeOutMs == 600 } else { false }
      })
    #expect(
      after.contains {
        if case .sfxPlay(let told)? = $0 { told.sfxId == .stingBuild } else { false }
      })
    for guest in game.table.guests {
      #expect(guest.heard.contains { $0.type == "FINAL_RESULTS_PRESENT" })
    }
  }

  @Test(
    "§12.7 C FI2 FI5 FI6 drum roll at 0.8, winner, fanfare and confetti at 3.2, standings at 7.0")
  func line() async throws {
    let game = try await BlueprintGames.whole.value
    #expect(Self.near(game.sfx(.drumroll), 0.8))
    #expect(Self.near(game.sfx(.winnerFanfare), 3.2))
    #expect(Self.near(game.effect(.confetti), 3.2) && Self.near(game.effect(.podiumFirst), 3.2))
    #expect(Self.near(game.effect(.fullStandings), 7))
    #expect(game.effect(.podiumThird) != nil && game.effect(.podiumSecond) != nil)
  }

  @Test("§12.7 C UI-T20 the TV: *Och vinnaren är…*, podium with the winner's points, all standings")
  func shown() async throws {
    let game = try await BlueprintGames.whole.value
    let finales = game.finales
    let first = try #require(finales.first)
    #expect(first.heading == "Och vinnaren är…" && first.steps.allSatisfy { $0.people.isEmpty })
    let winner = try #require(game.finale?.standingsFull.first)
    let crowned = finales.first { $0.isCrowned }?.steps.first { $0.id == 1 }
    #expect(crowned?.people.first?.lines.joined(separator: " ") == winner.name)
    #expect(finales.contains { $0.hasConfetti })
    let last = try #require(finales.last)
    #expect(last.heading == "Tack för ikväll!" && last.standings?.rows.count == 3)
    #expect(last.leave != nil)
  }

  @Test("§12.7 D FI9 a tie is *Delad vinst!*, with confetti all the same")
  func tie() async throws {
    let game = try await BlueprintGames.tie.value
    #expect(game.finale?.isTie == true && game.finale?.winnerPlayerId == nil)
    #expect(game.finales.contains { $0.heading == "Delad vinst!" })
    #expect(game.finales.contains { $0.hasConfetti })
  }

  @Test("§12.7 D UI-T21 ended by the host: *Spelet är avslutat.*, and nobody is crowned")
  func ended() async throws {
    let game = try await BlueprintGames.ended.value
    #expect(game.finale?.reason == .hostEnded)
    #expect(game.finales.last?.heading == "Spelet är avslutat.")
    #expect(!game.finales.contains { $0.isCrowned || $0.hasConfetti })
    #expect(game.tv.room.starts(of: SfxID.winnerFanfare.rawValue).isEmpty)
  }

  @Test("§14 shared: the state comes over one socket by snapshots and patches with versions")
  func state() async throws {
    let game = try await BlueprintGames.whole.value
    let types = game.frames.map(\.type)
    #expect(types.filter { $0 == "WELCOME" }.count == 1)
    #expect(types.contains("STATE_SNAPSHOT") && types.contains("STATE_PATCH"))
    let hosts = game.table.host?.digests ?? [:]
    let both = Set(game.tv.digests.keys).intersection(hosts.keys)
    #expect(both.count >= 10)
    for version in both { #expect(game.tv.digests[version] == hosts[version]) }
  }

  @Test("§14 tvOS: lobby, clue, reveal, question and finale are shown as the server goes on")
  func views() async throws {
    let game = try await BlueprintGames.whole.value
    var kinds: [String] = []
    for (_, picture) in game.tv.shown {
      let kind = "\(picture)".prefix { $0 != "(" }
      if kinds.last != String(kind) { kinds.append(String(kind)) }
    }
    let wanted = ["lobby", "clue", "reveal", "question", "finale"]
    #expect(kinds.filter { wanted.contains($0) } == wanted, "\(kinds)")
  }
}
