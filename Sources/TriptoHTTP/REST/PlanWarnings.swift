import TriptoContent
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoRooms
import TriptoWire
import TriptoWords

extension PlanWarning {
  /// What the plan of an evening gives away (EVE92); nil for nothing.
  static func all(of state: GameState, _ library: PackLibrary) -> [PlanWarning]? {
    guard state.isEvening else { return nil }
    let teller = PlanTeller(state, library)
    let warnings = teller.pairs + teller.spoiledTonight
    return warnings.isEmpty ? nil : warnings
  }
}

/// Says of a plan which destinations give each other away.
private struct PlanTeller {
  private let state: GameState
  private let library: PackLibrary
  private let spoilers: SpoilerTable
  private let plan: [PackID]

  init(_ state: GameState, _ library: PackLibrary) {
    (self.state, self.library) = (state, library)
    spoilers = library.spoilers
    plan = state.plan.compactMap { PackID($0.packID.open(.owner)) }
  }

  var pairs: [PlanWarning] {
    plan.indices.flatMap { later in
      plan[..<later].indices.compactMap { earlier in
        spoilers.between(plan[earlier], plan[later]).first.map {
          warning($0, [earlier + 1, later + 1])
        }
      }
    }
  }

  /// What an earlier journey has told already.
  var spoiledTonight: [PlanWarning] {
    plan.enumerated().compactMap { index, pack in
      state.packsTonight.sorted().lazy.flatMap { spoilers.told(by: $0, of: pack) }.first.map {
        warning($0, [index + 1])
      }
    }
  }

  private func warning(_ spoiler: Spoiler, _ orders: [Int]) -> PlanWarning {
    PlanWarning(code: LintCode.spoiler.rawValue, orders: orders, message: message(spoiler))
  }

  /// A host who plays is told no name (EX29).
  private func message(_ spoiler: Spoiler) -> String {
    let words = Words.of(state.settings.language)
    guard !state.settings.hostPlays, let teller = library.playable(spoiler.teller.rawValue),
      let told = library.playable(spoiler.told.rawValue)
    else { return words.text(.spoilsSecretly) }
    let language = state.settings.language
    let names = [
      "teller": teller.destination.name[language], "told": told.destination.name[language],
    ]
    guard let question = spoiler.question, told.followups.indices.contains(question) else {
      return words.text(.spoilsName, names)
    }
    let answer = told.followups[question].correctAnswer[language]
    return words.text(.spoilsAnswer, names.merging(["answer": answer]) { name, _ in name })
  }
}
