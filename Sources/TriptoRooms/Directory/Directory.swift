package import TriptoTable

/// Who owns a game. Every socket and every request finds its game here.
///
/// The one of a single process (`SessionRegistry`) knows the games of this process, which are all there are. A
/// cluster's would know the owners on other nodes too.
package protocol Directory: Sendable {
  /// - Returns: nil when nobody owns such a game.
  func session(id: String) -> Session?

  /// - Parameter code: upper case (ID4).
  func session(code: String) -> Session?

  /// From now on this process owns the game, in the place of whoever did before.
  func claim(_ session: Session)

  /// Nobody owns the game any more; it keeps nothing to itself.
  func release(id: String)

  /// What an owned game keeps to itself from now on (SE15); nil when that is nothing.
  func set(_ packs: PacksInPlay?, of id: String)

  /// What owned games keep to themselves, by game (SE15).
  var packsInPlay: [String: PacksInPlay] { get }
}
