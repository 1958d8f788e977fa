import NIOCore
import NIOPosix
import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoBots
@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

/// One of the hundred games, from the first press of the app to the end.
struct HostGame: Sendable {
  /// A game that has not ended by then is a violation.
  static let limit = TimeAmount.seconds(400)

  let plan: HostPlan
  let api: BotAPI
  let base: String
  let book = GameBook()

  init(_ plan: HostPlan, base: String) throws {
    (self.plan, self.base) = (plan, base)
    api = try BotAPI(base: base, attempts: 200)
  }

  /// - Parameter ready: told when everybody sits at the table.
  func play(ready: @Sendable () -> Void = {}) async throws -> HostGameReport {
    let host = await HostSeat(plan, base: base, book: book)
    await host.create()
    let seats = try await setTable(host)
    ready()
    let limit = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: Self.limit) {
      for seat in seats { seat.stop() }
      Task { await host.giveUp() }
    }
    defer { limit.cancel() }
    async let along: Void = plan.hostPlays ? host.along.run() : ()
    async let hosting: Void = host.run()
    let reports = await withTaskGroup(of: SeatReport.self) { group in
      for seat in seats { group.addTask { await seat.run() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    _ = await (hosting, along)
    return await HostGameReport(plan: plan, log: host.log, seats: reports, along: host.along.counts)
  }

  private func setTable(_ host: HostSeat) async throws -> [BotSeat] {
    guard let seat = await host.app.services.seats.load() else {
      throw BotError.server("no game was made: \(await host.app.launch.error ?? "")")
    }
    let tv = try await api.joinTV(seat.sessionId)
    var seats = [self.seat("TV", .tv, token: tv.tvAuthToken)]
    for index in 0..<plan.players {
      let name = GameRun.names[index % GameRun.names.count]
      let joined = try await api.join(code: seat.joinCode, name: name)
      seats.append(self.seat("player \(index + 1)", .player, token: joined.playerAuthToken))
    }
    return seats
  }

  private func seat(_ label: String, _ role: Role, token: String) -> BotSeat {
    let dice = Dice(seed: plan.seed).part(label)
    var draw = dice.roll("protocol")
    let isExtended = draw.unit() < 0.7
    let ticket = BotSeat.Ticket(
      label: label, role: role, isExtended: isExtended,
      url: api.socketURL(token: token, isExtended: isExtended), game: plan.number,
      lastJourney: plan.journeys, isEvening: true)
    let brain = BotBrain(role: role, isExtended: isExtended, dice: dice)
    return BotSeat(ticket, brain: brain, book: book, transcript: nil)
  }
}
