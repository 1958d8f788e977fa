package import NIOCore
package import NIOHTTP1
package import TriptoGame
package import TriptoGuard
import TriptoKernel
import TriptoMetrics
import TriptoPlan
import TriptoShow
package import TriptoSocket
import TriptoViews
package import TriptoWire

/// Between sockets and sessions: who is it, is it too fast, what does it say. Called on the
/// connection's event loop.
package final class Gateway: WebSocketDelegate {
  package let services: SessionServices
  private let tokens: TokenService
  /// Behind the door for other nodes, which pass their clients' sockets on (CL3).
  let isInner: Bool

  /// WS5: WELCOME is a write of its own, this long after the upgrade.
  private static let welcomeDelay = TimeAmount.milliseconds(12)

  package init(_ services: SessionServices, tokens: TokenService, isInner: Bool = false) {
    self.services = services
    self.tokens = tokens
    self.isInner = isInner
  }

  /// What is known of a socket; kept with it, on its loop.
  package final class Client {
    package enum Phase {
      /// No token yet; HELLO may bring it (WS2).
      case unknown
      /// Another node has the game, or may have it (CL3).
      case elsewhere
      case known(Session, Viewer)
    }

    package var phase = Phase.unknown
    package let capabilities: Capabilities
    /// The client's, though another node may stand between (CL3).
    package let address: ClientAddress
    /// As the client calls itself (WS25).
    package var device: String?
    package var isAttached = false
    package var limiter: SocketLimiter
    /// Nothing is read from it for a moment.
    package var isResting = false
    /// Frames that arrived between the upgrade and WELCOME.
    package var early: [ByteBuffer] = []
    /// The upgrade, to pass it on; nil where nobody would (CL3).
    package var head: HTTPRequestHead?

    package init(_ credentials: Credentials, head: HTTPRequestHead?, from address: ClientAddress) {
      self.head = head
      self.address = address
      limiter = SocketLimiter(address: address)
      capabilities = credentials.capabilities
      device = credentials.device
    }
  }

  package func client(_ connection: WebSocketConnection) -> Client? {
    connection.attachment.value as? Client
  }

  package func opened(_ connection: WebSocketConnection, head: HTTPRequestHead) {
    let credentials = Credentials(head)
    let client = Client(
      credentials, head: passesOn ? head : nil, from: clientAddress(connection, head))
    if isInner, let device = head.headers.first(name: Membership.deviceHeader) {
      client.device = device
    }
    connection.attachment.value = client
    if let token = credentials.token {
      identify(connection, token: token)
    } else {
      let window = TimeAmount.milliseconds(Int64(LinkTiming.helloWindowMs))
      connection.eventLoop.scheduleTask(in: window) { [weak self] in
        self?.expire(connection)
      }
    }
  }

  /// WS3: nobody has said who this is.
  private func expire(_ connection: WebSocketConnection) {
    guard case .unknown = client(connection)?.phase else { return }
    reject(connection, .invalidToken, "No token within 2 seconds")
  }

  private func identify(_ connection: WebSocketConnection, token: String) {
    let claims: TokenClaims
    do throws(TokenError) {
      claims = try tokens.verify(token)
    } catch .expired {
      return reject(connection, .expiredToken, "The ticket has expired")
    } catch {
      return reject(connection, .invalidToken, "The ticket is not valid")
    }
    guard let session = services.directory.session(id: claims.sessionId) else {
      if let membership = services.membership {
        return locate(connection, token, claims, by: membership)
      }
      // NB: a game that has said goodbye is not gone (WS17).
      if services.registry.isClosing {
        return reject(connection, .serviceRestart, "The server restarts")
      }
      return reject(connection, .sessionNotFound, "This game no longer exists")
    }
    begin(connection, in: session, with: claims)
  }

  func begin(
    _ connection: WebSocketConnection, in session: Session, with claims: TokenClaims
  ) {
    guard let client = client(connection) else { return }
    guard let viewer = Viewer(claims) else {
      return reject(connection, .invalidToken, "The ticket names no player")
    }
    client.head = nil
    client.phase = .known(session, viewer)
    services.metrics.sockets(claims.role).add(1)
    connection.eventLoop.scheduleTask(in: Self.welcomeDelay) { [weak self] in
      self?.attach(connection, to: session, as: viewer)
    }
  }

  private func attach(_ connection: WebSocketConnection, to session: Session, as viewer: Viewer) {
    guard let client = client(connection) else { return }
    client.isAttached = true
    let early = client.early
    client.early = []
    let (capabilities, device, address) = (client.capabilities, client.device, client.address)
    session.post {
      $0.attach(
        connection, as: viewer, capabilities: capabilities, device: device, address: address)
    }
    measure(connection, of: viewer, in: session)
    for text in early { deliver(text, client, connection, to: session, as: viewer) }
  }

  package func received(_ connection: WebSocketConnection, text: ByteBuffer) {
    services.metrics.messagesIn.increment()
    guard let client = client(connection) else { return }
    if !client.isAttached { client.early.append(text) }
    switch client.phase {
    case .unknown: hello(connection, text)
    case .elsewhere: break
    case .known(let session, let viewer):
      guard client.isAttached else { return }
      deliver(text, client, connection, to: session, as: viewer)
    }
  }

  /// The first frame of a socket without a token (WS2).
  private func hello(_ connection: WebSocketConnection, _ text: ByteBuffer) {
    guard let envelope = try? ClientEnvelope.decode(text.readableBytesView),
      case .hello(let hello) = envelope.message, let token = hello.authToken
    else { return reject(connection, .invalidToken, "The first message must be HELLO") }
    if let device = Credentials.device(hello.deviceId) { client(connection)?.device = device }
    identify(connection, token: token)
  }

  private func deliver(
    _ text: ByteBuffer, _ client: Client, _ connection: WebSocketConnection, to session: Session,
    as viewer: Viewer
  ) {
    let frame: ClientFrame
    do throws(ClientMessageError) {
      frame = try ClientFrame.parse(text.readableBytesView)
    } catch {
      return refuse(connection, session, .validationError, error.message)
    }
    if frame.type == .brakeAnswerSubmit || frame.type == .followupAnswerSubmit {
      let decision = client.limiter.admitAnswer(nowMs: Int64(services.clock.nowMs()))
      guard isAdmitted(decision, client, connection) else { return }
    }
    session.post { $0.receive(frame, from: connection, as: viewer) }
  }

  /// Through the session, so that it keeps its place in the order (WS11).
  package func refuse(
    _ connection: WebSocketConnection, _ session: Session, _ code: ErrorCode, _ message: String
  ) {
    session.post { $0.refuse(connection, ErrorMessage(code, message)) }
  }

  func reject(_ connection: WebSocketConnection, _ code: CloseCode, _ reason: String) {
    connection.close(code: code.rawValue, reason: reason)
  }

  package func pong(_ connection: WebSocketConnection, rtt: TimeAmount) {
    guard case .known(let session, let viewer) = client(connection)?.phase else { return }
    measure(connection, of: viewer, in: session, rttMs: Double(rtt.nanoseconds) / 1_000_000)
  }

  /// Takes the kernel's figures along (BR2). A loopback peer may be a proxy, and another node is one: its line is not
  /// the phone's.
  private func measure(
    _ connection: WebSocketConnection, of viewer: Viewer, in session: Session, rttMs: Double? = nil
  ) {
    let isDirect = !isInner && !ClientAddress(connection.remoteAddress ?? "").isLoopback
    connection.kernelRoundTrip().whenSuccess { kernel in
      let kernel = isDirect ? kernel : nil
      session.post { $0.measured(connection, of: viewer, rttMs: rttMs, kernel: kernel) }
    }
  }

  package func closed(_ connection: WebSocketConnection, reason: WebSocketCloseReason) {
    let client = client(connection)
    connection.attachment.value = nil
    if case .elsewhere = client?.phase { services.membership?.passedOn.remove(connection) }
    guard case .known(let session, let viewer) = client?.phase else { return }
    services.metrics.sockets(Role(viewer)).add(-1)
    if case .slowReader = reason { services.metrics.slowReaders.increment() }
    session.post { $0.detach(connection, from: viewer) }
  }

  /// The server goes down: each session says goodbye when its clue is over (EX15).
  package func quiescing(_ connection: WebSocketConnection) {
    services.registry.startClosing()
    guard case .known(let session, _) = client(connection)?.phase else {
      return connection.close(
        code: CloseCode.serviceRestart.rawValue, reason: "The server restarts")
    }
    session.post { $0.drain() }
  }
}

extension Viewer {
  /// nil when a host's or player's token names no seat (WS12).
  package init?(_ claims: TokenClaims) {
    switch (claims.role, claims.playerId) {
    case (.tv, _): self = .tv
    case (.host, let id?): self = .host(PlayerID(id))
    case (.player, let id?): self = .player(PlayerID(id))
    default: return nil
    }
  }
}

extension Role {
  package init(_ viewer: Viewer) {
    switch viewer {
    case .host: self = .host
    case .player: self = .player
    case .tv: self = .tv
    }
  }
}
