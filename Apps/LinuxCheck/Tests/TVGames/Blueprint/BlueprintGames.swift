import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoTVScreens

/// The blueprint's games on the real server, each played once for all its tests: one destination, three players.
@MainActor
enum BlueprintGames {
  /// Half of the show's times: a stage lasts longer than a machine that others use too stands still.
  static let pace = 0.5
  static let whole = Task { @MainActor in try await play(.brakes) }
  static let tie = Task { @MainActor in try await play(.tie) }
  static let ended = Task { @MainActor in try await play(.ends) }

  private static func play(_ script: TVGamePlan.Script) async throws -> TVGame {
    let packs = try TVGamePlan.packs.map(PackSecrets.read)
    // NB: a plain session's finale keeps its fanfare for whoever ends it (FI9); an evening's has none.
    let plan = TVGamePlan(
      number: 4, script: script, isEvening: script == .ends, pacing: pace, isWhole: true)
    return try await TVGame.play(plan, packs)
  }
}

extension TVGame {
  var frames: [Frame] { tv.heard }

  var finale: FinalResultsPresent? {
    for frame in frames {
      if case .finalResultsPresent(let told)? = frame.message { return told }
    }
    return nil
  }

  /// The finale, picture by picture.
  var finales: [TVFinale] {
    tv.shown.compactMap { if case .finale(let finale) = $0.picture { finale } else { nil } }
  }

  /// The phases in which a track was set.
  func phases(of track: TrackID) -> Set<PhaseName> {
    Set(tv.tracks.filter { $0.track == track }.map(\.phase))
  }

  /// The frames from the first of a type on.
  func frames(from type: String) -> [Frame] { Array(frames.drop { $0.type != type }) }

  /// When an effect was sent, after the finale's start, in seconds of the show.
  func showS(_ isIt: (ServerMessage) -> Bool) -> Double? {
    let told = frames.first { $0.message.map(isIt) ?? false }
    guard let finale, let atMs = told?.serverTimeMs else { return nil }
    return Double(atMs - finale.timelineStartMs) / 1000 / BlueprintGames.pace
  }

  func sfx(_ id: SfxID) -> Double? {
    showS { if case .sfxPlay(let told) = $0 { told.sfxId == id } else { false } }
  }

  func effect(_ id: EffectID) -> Double? {
    showS { if case .uiEffectTrigger(let told) = $0 { told.effectId == id } else { false } }
  }
}
