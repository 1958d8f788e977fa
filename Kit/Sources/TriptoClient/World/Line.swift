/// An open socket with what is to be sent on it, in order.
struct Line: Sendable {
  /// A client's own close.
  static let goodbye = 1000

  let number: SocketNumber
  private let socket: any Socket
  private let outbox: AsyncStream<String>
  private let pen: AsyncStream<String>.Continuation

  init(number: SocketNumber, socket: any Socket) {
    self.number = number
    self.socket = socket
    (outbox, pen) = AsyncStream.makeStream()
  }

  /// - Returns: false when nothing goes out any more.
  func send(_ text: String) -> Bool {
    switch pen.yield(text) {
    case .enqueued, .dropped: true
    case .terminated: false
    @unknown default: false
    }
  }

  func hangUp() {
    pen.finish()
    Task { [socket] in await socket.close(code: Self.goodbye, reason: "") }
  }

  /// Carries frames both ways until the line is hung up.
  /// - Throws: what broke it, or how the other side closed it.
  func carry(_ hear: @escaping @Sendable (String) async -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await write() }
      group.addTask {
        while true { await hear(try await socket.nextFrame()) }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func write() async throws {
    for await text in outbox { try await socket.sendFrame(text) }
  }
}
