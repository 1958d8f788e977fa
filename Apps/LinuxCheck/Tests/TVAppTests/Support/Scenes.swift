import Testing
import TriptoKernel
import TriptoTestWorld

/// A screen of the TV's, as a server would have it shown.
struct TVScene: Sendable, CustomTestStringConvertible {
  let name: String
  let cast: Cast
  let play: @MainActor @Sendable (TVSet, Cast) async -> Void

  var testDescription: String { "\(name)-\(cast.count)\(cast.rides ? "-night" : "")" }
}

extension TVScene {
  /// Every screen with so many players.
  static func all(_ counts: [Int]) -> [TVScene] {
    counts.flatMap { count in
      [false, true].flatMap { rides in
        let cast = Cast(count: count, rides: rides)
        return (rides ? night + both : plain + both).map {
          TVScene(name: $0.0, cast: cast, play: $0.1)
        }
      }
    }
  }

  typealias Play = @MainActor @Sendable (TVSet, Cast) async -> Void

  private static let both: [(String, Play)] = [
    ("lobby", { await $0.lobby($1) }), ("preparing", { await $0.phase("PREPARING_ROUND", $1) }),
    ("intro", { await $0.phase("ROUND_INTRO", $1) }),
    ("between", { await $0.phase("ROUND_INTRO", $1, ["destinationIndex": 2]) }),
    ("clue", { await $0.clue($1) }), ("brake", { await $0.brake($1) }),
    ("question", { await $0.question($1) }), ("question-told", { await $0.questionTold($1) }),
    ("open", { await $0.openQuestion($1) }), ("open-told", { await $0.openTold($1) }),
    ("scores", { await $0.scores($1) }), ("end", { await $0.phase("ROUND_END", $1) }),
    ("paused", { await $0.phase("CLUE_LEVEL", $1, ["paused": .bool(true)]) }),
    ("older", { await $0.phase("KARAOKE", $1) }),
  ]
  private static let plain: [(String, Play)] = [
    ("reveal", { await $0.reveal($1) }), ("finale", { await $0.finale($1) }),
  ]
  private static let night: [(String, Play)] = [
    ("rules", { await $0.phase("ROUND_INTRO", $1, ["rules": ["step": 4, "pulled": ["p1"]]]) }),
    ("rules-cars", { await $0.phase("ROUND_INTRO", $1, ["rules": ["step": 2, "pulled": []]]) }),
    ("brake-called", { await $0.brakeCalled($1) }),
    ("night-reveal", { await $0.nightReveal($1) }),
    ("route", { await $0.finaleStage("route", $1) }),
    ("award", { await $0.finaleStage("award", $1) }),
    ("podium", { await $0.finaleStage("winner", $1) }),
    ("standings", { await $0.finaleStage("standings", $1) }),
  ]
}
