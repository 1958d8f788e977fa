/// One of the games: who is there, and what is done to it. All of it follows from the number.
struct TVGamePlan: Sendable, CustomStringConvertible {
  static let packs = ["kairo", "wien", "reykjavik", "lissabon"]

  /// What host and guests do.
  enum Script: Sendable {
    /// The first guest brakes and is right, the second is wrong; so are they with the questions.
    case brakes
    /// Nobody brakes, and everybody knows all answers.
    case tie
    /// The host ends the game at its first clue.
    case ends
  }

  let number: Int
  var script = Script.brakes
  var isEvening = true
  var pacing = 0.1
  /// Nothing is done to it.
  var isWhole = false
  /// Of one evening with one code (EVE1).
  var journeys: Int { number % 3 == 2 ? 2 : 1 }
  var destinations: Int { number % 3 == 0 ? 2 : 1 }
  var players: Int { 2 + number % 3 }
  /// The server dies at a clue, and is started again.
  var isKilled: Bool { !isWhole && number % 3 == 1 }

  /// The TV's sockets break after the first of each.
  var cuts: Set<String> {
    guard !isWhole else { return [] }
    let moments = [
      "CLUE_PRESENT", "BRAKE_ACCEPTED", "DESTINATION_REVEAL", "FOLLOWUP_QUESTION_PRESENT",
      "FINALE_STAGE",
    ]
    let all = moments.count
    return [moments[number % all], moments[(number + 2) % all]]
  }

  /// So does the host's, in every second game.
  var hostCuts: Set<String> { isWhole || number % 2 == 1 ? [] : ["BRAKE_ACCEPTED"] }

  var description: String {
    let extras = [isKilled ? "killed" : nil, journeys > 1 ? "a rematch" : nil].compactMap { $0 }
    return (["TV game \(number)", "\(players) players"] + extras).joined(separator: ", ")
  }
}
