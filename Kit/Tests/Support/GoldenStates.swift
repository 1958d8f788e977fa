import Foundation
public import TriptoClient
public import TriptoKernel
public import TriptoWire

/// What a server may say that makes no sense: the golden files with other phases and other numbers.
public enum GoldenStates {
  public static let phases =
    PhaseName.allCases.map { JSONValue.string($0.rawValue) } + [.string("KARAOKE")]

  public static let numbers = [-1, 0, 1_000_000_000, Int.max, Int.min]

  /// Every golden state in every phase; the numbers in it are another one where one is given.
  public static func all(numbers number: Int? = nil) -> [JSONValue] {
    states.flatMap { state -> [JSONValue] in
      let changed = number.map { renumbered(state, $0) } ?? state
      guard case .object(let members) = changed else { return [] }
      return phases.map { .object(members.merging(["phase": $0]) { $1 }) }
    }
  }

  /// Every golden message, as it is and with its numbers another one.
  public static var messages: [ServerMessage] {
    files.flatMap { file in
      [nil, 0, -1, Int.max, Int.min].compactMap { number in
        let golden = Frames.golden(file)
        return Frame(number.map { renumbered(golden, $0) } ?? golden)?.message
      }
    }
  }

  /// A player's game in a state, of this moment and restored; none where the state cannot be read.
  public static func games(_ state: JSONValue) -> [Game] {
    guard let live = LiveState(snapshot: Frames.frame("STATE_SNAPSHOT", ["state": state])) else {
      return []
    }
    var game = Game()
    (game.role, game.playerId) = (.player, "a1a1a1a1-0000-4000-8000-0000000000a1")
    game.live = live
    return [true, false].map { isRestored in
      game.isRestored = isRestored
      return game
    }
  }

  private static let files: [String] = {
    // NB: without the folder no state is found, and every test that asks for some fails.
    let all = (try? FileManager.default.contentsOfDirectory(atPath: Frames.folder.path)) ?? []
    return all.sorted().filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
  }()

  private static let states = files.filter { $0.hasPrefix("STATE_SNAPSHOT") }
    .compactMap { Frames.golden($0)["payload"]?["state"] }

  private static func renumbered(_ value: JSONValue, _ number: Int) -> JSONValue {
    switch value {
    case .object(let members): .object(members.mapValues { renumbered($0, number) })
    case .array(let items): .array(items.map { renumbered($0, number) })
    case .int: .int(number)
    default: value
    }
  }
}
