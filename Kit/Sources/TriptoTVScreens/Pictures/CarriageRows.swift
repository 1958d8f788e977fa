import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

/// The scoreboard by carriage: each has one answer and one score, so it has one row (EVE44).
struct CarriageRows {
  private let carriages: [CarriageView]
  private let names: CarriagesMessages

  init(_ view: TVView) {
    (carriages, names) = (view.state.carriages ?? [], view.messages.carriages)
  }

  /// A row for each carriage in place of those of its members; who rides alone keeps one.
  func rows(_ all: [ScoreRow]) -> [ScoreRow] {
    guard !carriages.isEmpty else { return all }
    let riding = Set(carriages.flatMap(\.members))
    let together = carriages.compactMap { carriage -> ScoreRow? in
      guard var row = all.first(where: { carriage.members.contains($0.playerId) }) else {
        return nil
      }
      row.playerId = PlayerID(rawValue: carriage.carriageId)
      row.name = names.name(carriage.number)
      return row
    }
    let every = together + all.filter { !riding.contains($0.playerId) }
    return every.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element)
  }

  /// The person that stands for a carriage in a row; any other as it is.
  func person(_ person: TVPerson, among all: [ScoreRow]) -> TVPerson {
    guard let carriage = carriages.first(where: { $0.carriageId == person.id.rawValue }) else {
      return person
    }
    let members = all.filter { carriage.members.contains($0.playerId) }.map(\.name)
    return TVPerson(
      id: person.id, name: names.name(carriage.number), face: nil,
      initial: String(carriage.number), colour: .tone(carriage.tone) ?? person.colour,
      carriage: TVPerson.Carriage(number: carriage.number, members: members))
  }
}
