import NIOCore
import NIOPosix
import Synchronization
import TriptoKernel
import TriptoWire

/// One whole game from the first request to ROUND_END.
struct GameRun: Sendable {
  static let names = ["Åsa", "Bo", "Çelik", "Dag-Otto", "Élodie", "O'Hara", "Görel", "Zoë"]

  let number: Int
  let options: SimulationOptions
  let api: BotAPI
  let transcript: Transcript?
  let book = GameBook()
  private let table = SeatList()

  /// - Throws: `BotError` when the table cannot be set.
  func play() async throws -> GameReport {
    let seats = try await setTable()
    table.set(seats)
    let limit = MultiThreadedEventLoopGroup.singleton.next()
      .scheduleTask(in: .seconds(Int64(options.limitSeconds))) {
        for seat in seats { seat.stop() }
      }
    defer { limit.cancel() }
    let reports = await withTaskGroup(of: SeatReport.self) { group in
      for seat in seats { group.addTask { await seat.run() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    return GameReport(number: number, seats: reports, pages: book.pages)
  }

  /// Ends the game before its end.
  func stop() { table.stop() }

  private func setTable() async throws -> [BotSeat] {
    let session = try await api.create(
      SettingsChange(destinationsCount: options.destinations, nameFilter: .off))
    let tv = try await api.joinTV(session.sessionId, token: session.tvJoinToken)
    var seats = [seat("TV", .tv, token: tv.tvAuthToken)]
    for index in 0..<options.players {
      let name = Self.names[index % Self.names.count]
      let joined = try await api.join(code: session.joinCode, name: name)
      seats.append(seat("player \(index + 1)", .player, token: joined.playerAuthToken))
    }
    seats.append(seat("host", .host, token: session.hostAuthToken))
    return seats
  }

  private func seat(_ label: String, _ role: Role, token: String) -> BotSeat {
    let own = Dice(seed: options.seed).part("game", number).part(label)
    var draw = own.roll("protocol")
    let isExtended =
      switch options.wire {
      case .v1: false
      case .v2: true
      case .mixed: draw.unit() < 0.5
      }
    let ticket = BotSeat.Ticket(
      label: label, role: role, isExtended: isExtended,
      url: api.socketURL(token: token, isExtended: isExtended), game: number)
    let brain = BotBrain(
      role: role, isExtended: isExtended, dice: own, temper: options.temper,
      table: options.players)
    return BotSeat(ticket, brain: brain, book: book, transcript: transcript)
  }
}

/// The seats of a game, once there are any.
private final class SeatList: Sendable {
  private let seats = Mutex<[BotSeat]>([])

  func set(_ new: [BotSeat]) { seats.withLock { $0 = new } }

  func stop() {
    for seat in seats.withLock({ $0 }) { seat.stop() }
  }
}
