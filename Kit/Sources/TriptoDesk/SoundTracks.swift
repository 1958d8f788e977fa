import TriptoWire

/// Which file a track is, and which come next.
enum SoundTracks {
  /// Three journeys, so that three destinations do not sound the same.
  private static let journeys = ["music_travel_loop", "music_travel_loop_2", "music_travel_loop_3"]

  private static func journey(_ destination: Int) -> String {
    journeys[max(0, destination) % journeys.count]
  }

  /// - Parameter destination: from 0.
  static func file(_ track: TrackID, at destination: Int) -> SoundFile {
    .asset(track == .travelLoop ? journey(destination) : track.rawValue)
  }

  /// dB of a track that is found playing; only MUSIC_SET tells it (AU2–AU4).
  static func nominalDb(_ track: TrackID) -> Double { track == .travel ? -6 : 0 }

  /// What to decode ahead in a phase.
  static func soon(_ phase: PhaseName, at destination: Int) -> [SoundFile] {
    switch phase {
    case .lobby: [TrackID.travel.rawValue, journey(0)].map { .asset($0) }
    case .preparingRound, .roundIntro: [.asset(journey(destination))]
    case .clueLevel: [.asset(TrackID.followupLoop.rawValue)]
    case .followupQuestion, .scoreboard: [.asset(journey(destination + 1))]
    case .pausedForBrake, .revealDestination, .finalResults, .roundEnd, .unknown: []
    }
  }
}
