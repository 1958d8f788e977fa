import TriptoBots
import TriptoKernel

#if os(Linux)
  import NIOCore
  import TriptoSocket
  import TriptoWire

  /// Five phones on lines of their own and a host beside the server, all on one loop.
  actor FairnessRoom {
    struct Phone: Sendable {
      let id: PlayerID
      let token: String
      let address: DelayLines.Address
      var clock: PhoneClock
      var socket: WebSocketClientConnection?
    }

    nonisolated let loop: any EventLoop
    nonisolated let executor: UnownedSerialExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor }

    let run: FairnessRun
    let lines: DelayLines
    var random: SplitMix64
    var phones: [Phone] = []
    private(set) var host: WebSocketClientConnection?
    var clues = 0
    var connected = 0
    /// Of the running round.
    var winner: PlayerID?
    var lateMs = 0.0
    private var waiter: Waiter?

    private struct Waiter {
      let isTrue: @Sendable (isolated FairnessRoom) -> Bool
      let go: CheckedContinuation<Bool, Never>
      let timer: Scheduled<Void>
    }

    init(_ run: FairnessRun, lines: DelayLines, seed: UInt64, loop: any EventLoop) {
      self.run = run
      self.lines = lines
      random = SplitMix64(seed: seed)
      self.loop = loop
      executor = loop.executor.asUnownedSerialExecutor()
    }

    /// Creates a session and opens all its sockets.
    func open(_ api: BotAPI, number: Int, port: Int) async throws {
      let session = try await api.create(SettingsChange())
      for (index, model) in run.mix.lines.enumerated() {
        let address = DelayLines.address(room: number, phone: index)
        lines.lay(model, to: address, seed: random.next())
        let joined = try await api.join(code: session.joinCode, name: "Hand \(index + 1)")
        phones.append(
          Phone(
            id: joined.playerId, token: joined.playerAuthToken, address: address,
            clock: PhoneClock(&random)))
      }
      host = try await connect(
        api.socketURL(token: session.hostAuthToken, isExtended: false), api, phone: nil)
      for index in phones.indices {
        let way = DelayLines.text(phones[index].address)
        let query =
          api.socketURL(token: phones[index].token, isExtended: run.isExtended)
          .split(separator: "/", maxSplits: 3).last.map(String.init) ?? ""
        phones[index].socket = try await connect("ws://\(way):\(port)/\(query)", api, phone: index)
      }
    }

    private func connect(
      _ url: String, _ api: BotAPI, phone: Int?
    ) async throws -> WebSocketClientConnection {
      var options = WebSocketClientOptions()
      if phone == 0, let cheat = run.cheat, cheat.keepsPongsMs > 0 {
        options.configuration.pongDelay = .milliseconds(Int64(cheat.keepsPongsMs))
      }
      let handlers = WebSocketClientHandlers(onText: { [weak self] _, text in
        let now = NIODeadline.now().uptimeNanoseconds
        self?.assumeIsolated { $0.hear(text, atNs: now, phone: phone) }
      })
      return try await WebSocketClient.connect(
        url: url, headers: [("Host", api.authority)], on: loop, options: options,
        handlers: handlers)
    }

    func close() {
      for phone in phones { phone.socket?.close() }
      host?.close()
    }

    func say(_ message: ClientMessage, _ socket: WebSocketClientConnection?) {
      socket?.send(text: ByteBuffer(bytes: ClientEnvelope(message: message).encode()))
    }

    /// - Returns: false when it has not come true after `seconds`; one wait at a time.
    func wait(
      _ seconds: Int64, until isTrue: @escaping @Sendable (isolated FairnessRoom) -> Bool
    ) async -> Bool {
      if isTrue(self) { return true }
      return await withCheckedContinuation { go in
        let timer = loop.scheduleTask(in: .seconds(seconds)) { [weak self] in
          guard let self else { return }
          assumeIsolated { $0.settle(false) }
        }
        waiter = Waiter(isTrue: isTrue, go: go, timer: timer)
      }
    }

    func wake() {
      if let waiter, waiter.isTrue(self) { settle(true) }
    }

    private func settle(_ isTrue: Bool) {
      let done = waiter
      waiter = nil
      done?.timer.cancel()
      done?.go.resume(returning: isTrue)
    }

    func pause(_ ms: Double) async throws {
      try await loop.scheduleTask(in: .microseconds(Int64(ms * 1_000))) {}.futureResult.get()
    }
  }
#endif
