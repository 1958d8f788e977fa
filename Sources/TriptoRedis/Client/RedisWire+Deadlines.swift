import NIOCore

/// A server that has vanished says nothing, so it is asked, and its answers have deadlines.
extension RedisWire {
  /// Where a deadline is noticed so late, nobody has listened.
  private static let tardiness = TimeAmount.milliseconds(250)

  /// Watches the first of those who wait: answers come in order, so who waits behind it waits with it.
  ///
  /// NB: while answers come, a long pipeline is no sign that the server has vanished.
  func watchDeadline() {
    guard deadlineWatch == nil, let context, let due else { return }
    deadlineWatch = context.eventLoop.assumeIsolated().scheduleTask(deadline: due) {
      [weak self] in self?.deadlineCame()
    }
  }

  private func deadlineCame() {
    deadlineWatch = nil
    guard let due else { return }
    guard due <= .now() else { return watchDeadline() }
    // NB: this loop stood still meanwhile, and the answer may lie in the socket: the server gets the rest of its time.
    guard due + Self.tardiness > .now() else {
      lastHeard = .now()
      return watchDeadline()
    }
    close(.lost("the server does not answer"))
  }

  /// When nothing may be late any more; nil while nobody waits.
  private var due: NIODeadline? {
    waiting.first.map { max($0.sent, lastHeard) + .milliseconds($0.patienceMs) }
  }

  func beat(on loop: any EventLoop) {
    pulse = loop.assumeIsolated().scheduleTask(in: .milliseconds(settings.pingMs)) {
      [weak self] in
      self?.ping()
      self?.beat(on: loop)
    }
  }

  private func ping() {
    guard waiting.isEmpty, lastHeard + .milliseconds(settings.pingMs) <= .now() else { return }
    // NB: whether it was answered is a matter of its deadline.
    send(RedisCommand("PING")) { _ in }
  }
}
