package import TriptoTable

/// What one caller may see and change of the library while games are live (SE15, SE16).
///
/// Whoever is neither a live game's host nor holds the house key is refused every pack: from the answers
/// it can't be told which are in play. A host who plays is such a caller, with the key too (EX29).
package struct LibrarySight: Sendable {
  /// The caller's game.
  package struct Game: Sendable {
    package let id: String
    package let hostPlays: Bool
  }

  private var hidesAll = false
  /// Of games of others.
  private var hidden: Set<String> = []
  private let madeForOthers: Set<String>
  private var ownPacks: Set<String> = []
  private var isOwnInPlay = false

  /// - Parameters:
  ///   - live: What live games keep to themselves, by session.
  ///   - madeForOthers: Ids of what was made for games that are not over and not the caller's.
  package init(
    own: Game?, holdsKey: Bool, live: [String: PacksInPlay], madeForOthers: Set<String> = []
  ) {
    self.madeForOthers = madeForOthers
    for (id, game) in live {
      if id == own?.id {
        hidesAll = hidesAll || game.hostPlays
        ownPacks = game.packs
        isOwnInPlay = game.isInPlay
      } else if holdsKey {
        hidden.formUnion(game.packs)
      } else {
        hidesAll = true
      }
    }
  }

  /// Its row in the list.
  package func isListed(_ pack: String) -> Bool { !madeForOthers.contains(pack) }

  /// Clues, answers and sources of a pack, and the name in the job that makes it.
  package func mayRead(_ pack: String) -> Bool {
    !hidesAll && !hidden.contains(pack) && isListed(pack)
  }

  /// A host may change what its game has only planned.
  package func mayEdit(_ pack: String) -> Bool {
    mayRead(pack) && !(isOwnInPlay && ownPacks.contains(pack))
  }

  package func mayDelete(_ pack: String) -> Bool { mayRead(pack) && !ownPacks.contains(pack) }
}
