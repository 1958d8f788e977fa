import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// The seat.
extension PlayModel {
  /// The host's game has changed: it says whether the host plays along.
  func renew(host: Game) {
    guard let hostSeat = app.seat, let settings = host.lobby?.settings else { return }
    guard settings.hostPlays else { return close() }
    if let seat, seat.sessionId == hostSeat.sessionId { return renewLanguage() }
    guard asking == nil else { return }
    app.during { await $0.along.resume(in: hostSeat) }
  }

  /// Comes back to the seat that the device has kept for this game, or asks for a name.
  private func resume(in host: Seat) async {
    guard asking == nil, seat == nil else { return }
    ask()
    guard let kept = await app.services.seats.loadPlaying(), kept.sessionId == host.sessionId else {
      return
    }
    await open(kept)
  }

  private func ask() {
    let messages = app.messages
    asking = Asking(
      title: messages.host.whatIsYourName, go: messages.host.join, name: messages.common.hostName)
  }

  public func rename(_ name: String) {
    asking?.name = name
    asking?.error = ""
  }

  /// Takes a seat among the players.
  public func join() async {
    guard let asking, !asking.isBusy, let host = app.seat else { return }
    let name = asking.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let chosen = name.isEmpty ? app.messages.common.hostName : String(name.prefix(30))
    self.asking?.isBusy = true
    do throws(APIError) {
      let joined = try await app.api.joinSession(
        host.sessionId, JoinRequest(name: chosen, role: .player, joinToken: host.joinCode))
      let seat = Seat(
        sessionId: host.sessionId, joinCode: host.joinCode, token: joined.playerAuthToken,
        wsURL: joined.wsUrl, playerId: joined.playerId, name: chosen)
      await app.services.seats.savePlaying(seat)
      await open(seat)
    } catch {
      self.asking?.isBusy = false
      self.asking?.error = Self.words(error, app.messages)
    }
  }

  private static func words(_ error: APIError, _ messages: Messages) -> String {
    if case .refused(let refusal) = error, refusal.name == "Validation error" {
      return messages.host.nameRefused
    }
    return error.text.words(messages)
  }

  private func open(_ seat: Seat) async {
    (self.seat, asking) = (seat, nil)
    let client = GameClient(world: app.services.world)
    self.client = client
    listener?.cancel()
    let news = client.news
    listener = Task { [weak self] in
      for await item in news { self?.take(item) }
    }
    await client.connect(to: seat.address(device: nil))
  }

  /// The host only hosts again, or has left. The seat is kept: its points count.
  func close() {
    show(\.asking, nil)
    guard seat != nil else { return }
    listener?.cancel()
    let client = client
    (seat, self.client, game, input) = (nil, nil, Game(), PlayInput())
    (held, judged, notice, link) = (nil, nil, "", nil)
    stop(Wait.allCases)
    renew()
    Task { await client?.disconnect() }
  }

  /// The seat was refused for good: somebody has taken it away.
  func lost() {
    close()
    app.during { await $0.services.seats.savePlaying(nil) }
  }

  func renewLanguage() {
    if let name = asking?.name {
      ask()
      asking?.name = name
    }
    renew()
  }
}
