import NIOCore
import Synchronization

/// Who is connected to a listener, and who has to go when a place is needed (SE26, SE27). Thread-safe.
public final class ConnectionRoll: Sendable {
  private struct Book {
    /// Everybody but those who have been cut.
    var open: [ObjectIdentifier: RolledConnection] = [:]
    var byAddress: [String: [RolledConnection]] = [:]
    var sockets = 0
    var isCrowded = false

    func sockets(of address: String) -> Int {
      byAddress[address]?.count { $0.stage == .socket } ?? 0
    }
  }

  private let limits: ConnectionLimits
  private let report: @Sendable (ConnectionNews) -> Void
  private let book = Mutex(Book())

  /// - Parameter report: is told what happens; called on any thread, and must not wait.
  public init(
    _ limits: ConnectionLimits = ConnectionLimits(),
    report: @escaping @Sendable (ConnectionNews) -> Void = { _ in }
  ) {
    self.limits = limits
    self.report = report
  }

  /// Takes a new connection in, cutting others where it must.
  ///
  /// - Returns: nil when there is no place; the caller closes it.
  func admit(_ channel: any Channel) -> RolledConnection? {
    let newcomer = RolledConnection(
      channel, address: limits.perAddress == nil ? nil : channel.remoteAddress.flatMap(limits.key))
    let (isIn, cut, isNews) = book.withLock { book -> (Bool, [RolledConnection], Bool) in
      guard let leaving = makeRoom(for: newcomer, &book) else { return (false, [], false) }
      for connection in leaving { Self.remove(connection, &book) }
      book.open[ObjectIdentifier(newcomer)] = newcomer
      if let address = newcomer.address { book.byAddress[address, default: []].append(newcomer) }
      let isNews = !book.isCrowded && book.open.count >= limits.total
      if isNews { book.isCrowded = true }
      return (true, leaving, isNews)
    }
    if isNews { report(.crowded) }
    if !cut.isEmpty { report(.cut(cut.count)) }
    for connection in cut { connection.cut() }
    report(isIn ? .opened : .refused)
    return isIn ? newcomer : nil
  }

  /// Who goes for `newcomer`; nil when nobody can.
  private func makeRoom(for newcomer: RolledConnection, _ book: inout Book) -> [RolledConnection]? {
    var leaving: [RolledConnection] = []
    if let most = limits.perAddress, let address = newcomer.address,
      let own = book.byAddress[address], own.count >= most
    {
      guard let slow = slowest(of: own) else { return nil }
      leaving.append(slow)
    }
    guard book.open.count - leaving.count >= limits.total else { return leaving }
    let others = book.open.values.filter { $0.stage != .socket }.map { (turn: $0.turnToGo, $0) }
    leaving += others.sorted { $0.turn < $1.turn }.prefix(limits.cutAtOnce).map(\.1)
    return leaving.isEmpty ? nil : leaving
  }

  /// Families share an address and browsers keep connections open, so one of those gives way; else one
  /// that has not sent its request yet.
  private func slowest(of own: [RolledConnection]) -> RolledConnection? {
    let now = NIODeadline.now()
    func longest(
      _ stage: RolledConnection.Stage, _ patience: TimeAmount
    ) -> RolledConnection? {
      let latest = (now - patience).uptimeNanoseconds
      return own.filter { $0.stage == stage && $0.since <= latest }.min { $0.since < $1.since }
    }
    return longest(.idle, limits.idleBeforeCut) ?? longest(.asking, limits.askingBeforeCut)
  }

  private static func remove(_ connection: RolledConnection, _ book: inout Book) {
    guard book.open.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return }
    if connection.stage == .socket { book.sockets -= 1 }
    guard let address = connection.address else { return }
    book.byAddress[address]?.removeAll { $0 === connection }
    if book.byAddress[address]?.isEmpty == true { book.byAddress[address] = nil }
  }

  /// Its transport is gone.
  func left(_ connection: RolledConnection) {
    let isRelieved = book.withLock { book in
      Self.remove(connection, &book)
      guard book.isCrowded, book.open.count <= limits.relief else { return false }
      book.isCrowded = false
      return true
    }
    report(.closed)
    if isRelieved { report(.relieved) }
  }

  /// Counts an upgrade, unless the sockets would leave too few places to others.
  ///
  /// - Parameter isKnown: whether it comes back to a game; some places are kept for such.
  func becomeSocket(_ connection: RolledConnection, isKnown: Bool) -> Bool {
    book.withLock { book in
      guard book.open[ObjectIdentifier(connection)] != nil,
        book.sockets < limits.sockets(isKnown: isKnown),
        connection.address.map({ book.sockets(of: $0) }) ?? 0
          < limits.socketsPerAddress(isKnown: isKnown)
      else { return false }
      book.sockets += 1
      connection.enter(.socket)
      return true
    }
  }
}
