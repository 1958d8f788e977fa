import TriptoKernel

/// One of the hundred games: who is there, and what is done to it. All of it follows from the number.
struct HostPlan: Sendable, CustomStringConvertible {
  let number: Int
  var players: Int
  var destinations = 1
  /// Of one evening with one code (EVE1).
  var journeys = 1
  var language = Language.sv
  var hostPlays = false
  /// The host uses every tool there is.
  var isCurious = false
  /// The host judges an answer differently.
  var overrules = false
  /// The host ends the game at its first scoreboard.
  var endsEarly = false
  /// One of the guests is sent away before the start.
  var kicks = false
  /// How often the host's sockets break.
  var cuts = 3

  /// - Parameter number: 0–99; the first twenty are those whose server dies.
  init(_ number: Int) {
    self.number = number
    players = 2 + number % 4
    switch number {
    case 0..<20: destinations = 2
    case 20: language = .en
    case 21: hostPlays = true
    case 22: players = 20
    case 23..<33: journeys = 2
    default: endsEarly = number % 9 == 0
    }
    isCurious = number % 3 != 1
    overrules = number % 4 == 0 && number >= 20
    if number % 10 == 5 { players = 7 }
    kicks = number % 10 == 5 && journeys == 1
    if number % 5 == 0 { cuts = 5 }
  }

  /// Games of each kind whose server lives: in English, a host who plays, a room of twenty, two journeys, an early end,
  /// a guest who is sent away, more cuts, with and without every tool.
  static let ofEachKind = [20, 21, 22, 23, 25, 35, 36, 37, 40, 45, 54, 62]

  var seed: UInt64 { SplitMix64.mixed(UInt64(number) &+ 20_261_127) }

  var description: String {
    let extras = [
      journeys > 1 ? "\(journeys) journeys" : nil, language == .en ? "English" : nil,
      hostPlays ? "the host plays" : nil, isCurious ? "every tool" : nil,
      endsEarly ? "ends early" : nil,
    ].compactMap { $0 }
    return "game \(number): \(players) players \(extras.joined(separator: ", "))"
  }
}
