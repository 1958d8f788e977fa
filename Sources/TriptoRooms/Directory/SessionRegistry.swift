import Synchronization
package import TriptoTable

/// The live sessions of this process, by id and by join code; and which of them wait for the disk.
package final class SessionRegistry: Directory {
  private struct Books {
    var byID: [String: Session] = [:]
    var byCode: [String: Session] = [:]
    var packsInPlay: [String: PacksInPlay] = [:]
    var stranded: Set<String> = []
    var isClosing = false
  }

  private let books = Mutex(Books())

  package init() {}

  package func session(id: String) -> Session? { books.withLock { $0.byID[id] } }

  package func session(code: String) -> Session? { books.withLock { $0.byCode[code] } }

  package func claim(_ session: Session) {
    books.withLock {
      $0.byID[session.id] = session
      $0.byCode[session.joinCode] = session
    }
  }

  package func release(id: String) {
    books.withLock {
      guard let session = $0.byID.removeValue(forKey: id) else { return }
      $0.byCode[session.joinCode] = nil
      $0.packsInPlay[id] = nil
    }
  }

  package func set(_ packs: PacksInPlay?, of id: String) {
    books.withLock { if $0.byID[id] != nil { $0.packsInPlay[id] = packs } }
  }

  package var packsInPlay: [String: PacksInPlay] { books.withLock { $0.packsInPlay } }

  /// A game whose journal cannot be written stays findable, closed, until it is back (WS17).
  ///
  /// - Returns: whether this is news.
  package func strand(id: String) -> Bool { books.withLock { $0.stranded.insert(id).inserted } }

  package func rescued(id: String) { books.withLock { _ = $0.stranded.remove(id) } }

  package var stranded: [String] { books.withLock { Array($0.stranded) } }

  package var all: [Session] { books.withLock { Array($0.byID.values) } }

  /// EX15: from now on nobody begins a new session.
  package func startClosing() { books.withLock { $0.isClosing = true } }

  package var isClosing: Bool { books.withLock { $0.isClosing } }
}
