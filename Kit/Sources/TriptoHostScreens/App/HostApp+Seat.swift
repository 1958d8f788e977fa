import Observation
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

// The seat.
extension HostApp {
  /// Takes a seat, and keeps it.
  func take(_ seat: Seat) async {
    await services.seats.save(seat)
    await open(seat)
  }

  func open(_ seat: Seat) async {
    self.seat = seat
    isDisplaced = false
    await client.connect(to: seat.address(device: await services.household()))
  }

  /// Leaves the seat for the start.
  public func leave() async {
    seat = nil
    along.close()
    await services.seats.save(nil)
    await services.seats.savePlaying(nil)
    await client.disconnect()
    await fallSilent()
    choice.session = nil
    library.renew(game)
    renewLanguage()
    renewScreen()
  }

  /// Opens the seat here again: after it was opened elsewhere (UI-A14).
  public func reopen() async {
    if let seat { await open(seat) }
  }

  var api: HostAPI {
    HostAPI(
      server: book.server, transport: services.transport, language: choice.current,
      keys: services.keys)
  }

  /// A new game (UI-H2).
  func created() async throws(APIError) -> Seat {
    let settings = SettingsChange(language: choice.current, evening: true)
    let created = try await api.createSession(
      settings: settings, householdId: await services.household())
    return Seat(
      sessionId: created.sessionId, joinCode: created.joinCode, token: created.hostAuthToken,
      wsURL: created.wsUrl, joinURLTemplate: created.joinUrlTemplate)
  }

  /// A new game in place of this one; this one stays when there is no new one (UI-H17).
  func beginAnew() async {
    do throws(APIError) {
      await take(try await created())
    } catch {
      services.haptics.play(.error)
      commands.tell(error.text.words(messages))
    }
  }

  /// The host's seat of a game by its code (UI-H9).
  func joined(_ code: String, handover: String?) async throws(APIError) -> Seat {
    let found = try await api.lookupByCode(code)
    let name = messages.common.hostName
    let joined = try await api.joinSession(
      found.sessionId,
      JoinRequest(name: name, role: .host, joinToken: found.joinCode, handoverCode: handover))
    return Seat(
      sessionId: found.sessionId, joinCode: found.joinCode, token: joined.playerAuthToken,
      wsURL: joined.wsUrl, playerId: joined.playerId, name: name)
  }
}
