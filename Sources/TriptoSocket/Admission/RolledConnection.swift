import NIOCore
import Synchronization

/// One connection of a ``ConnectionRoll``, and whose turn it is to speak. Thread-safe.
final class RolledConnection: Sendable {
  enum Stage: UInt8, AtomicRepresentable {
    /// The client owes us a request, or the rest of one.
    case asking
    /// Its last request is answered.
    case idle
    /// A whole request is being answered.
    case answering
    /// Upgraded: it is never cut for others.
    case socket
  }

  let channel: any Channel
  /// What it is counted as; nil without a limit of its own.
  let address: String?
  private let current = Atomic<Stage>(.asking)
  private let sinceNanoseconds: Atomic<UInt64>

  init(_ channel: any Channel, address: String?) {
    self.channel = channel
    self.address = address
    sinceNanoseconds = Atomic(NIODeadline.now().uptimeNanoseconds)
  }

  var stage: Stage { current.load(ordering: .relaxed) }
  var since: UInt64 { sinceNanoseconds.load(ordering: .relaxed) }

  func enter(_ stage: Stage) {
    sinceNanoseconds.store(NIODeadline.now().uptimeNanoseconds, ordering: .relaxed)
    current.store(stage, ordering: .relaxed)
  }

  /// Smaller goes earlier when somebody has to: those who keep us waiting, the longest first; then those
  /// whom we keep waiting.
  var turnToGo: UInt64 { stage == .answering ? since | 1 << 63 : since }

  /// Drops the transport.
  func cut() { channel.eventLoop.execute { self.channel.dropTransport() } }
}
