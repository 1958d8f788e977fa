import Foundation
import Network
import TriptoClient

/// Tells the neighbours of a game by a listener that talks to nobody (ID21, UI-X2).
actor BonjourAnnouncer: Announcer {
  private var listener: NWListener?

  func announce(_ game: NearbyGame) {
    fallSilent()
    do {
      let made = try NWListener(service: Self.service(of: game), using: .tcp)
      made.newConnectionHandler = { $0.cancel() }
      let lost = ObjectIdentifier(made)
      made.stateUpdateHandler = { [weak self] state in
        guard case .failed = state else { return }
        Task { [weak self] in await self?.lose(lost, game) }
      }
      listener = made
      made.start(queue: DispatchQueue(label: "app.tripto.announcer"))
    } catch {
      NSLog("Tripto: the game is announced to nobody: error \((error as NSError).code)")
    }
  }

  func fallSilent() {
    listener?.stateUpdateHandler = nil
    listener?.cancel()
    listener = nil
  }

  /// NB: a device that has slept takes a listener away; one that never stood is not tried again. What is told late
  /// of a listener before this one says nothing.
  private func lose(_ lost: ObjectIdentifier, _ game: NearbyGame) {
    guard let listener, ObjectIdentifier(listener) == lost else { return }
    guard listener.port != nil else { return fallSilent() }
    announce(game)
  }

  private static func service(of game: NearbyGame) -> NWListener.Service {
    NWListener.Service(
      name: game.name, type: NearbyService.type, domain: NearbyService.domain,
      txtRecord: NWTXTRecord(game.text))
  }
}
