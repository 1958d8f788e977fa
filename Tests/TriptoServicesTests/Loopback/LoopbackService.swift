public import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A service on the loopback that answers as it was told.
public final class LoopbackService: Sendable {
  public enum Answer: Sendable {
    case reply(Int, [String: String] = [:], Data = Data())
    /// Nothing, for ever.
    case hang
    /// The first half of a body that was promised whole.
    case truncated(Data)
    /// The same, but the connection stays open.
    case stalled(Data)
  }

  /// A request that came.
  public struct Heard: Sendable {
    public let method: String
    public let uri: String
    public let headers: [String: String]
    public let bytes: Data
    public var body: String { String(decoding: bytes, as: UTF8.self) }
  }

  private let desk: Desk
  private let channel: any Channel

  /// Runs `use` with a service of its own; the last answer is given again and again.
  @discardableResult
  public static func with<Result>(
    _ answers: Answer..., use: (LoopbackService) async throws -> Result
  ) async throws -> Result {
    try await with(answers, use: use)
  }

  public static func with<Result>(
    _ answers: [Answer], use: (LoopbackService) async throws -> Result
  ) async throws -> Result {
    let left = Mutex(answers)
    return try await answering { _ in
      left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    } use: {
      try await use($0)
    }
  }

  /// Runs `use` with a service whose answers follow from what it hears.
  public static func answering<Result>(
    _ answer: @escaping @Sendable (Heard) -> Answer,
    use: (LoopbackService) async throws -> Result
  ) async throws -> Result {
    let service = try await LoopbackService(answer)
    let result: Result
    do { result = try await use(service) } catch {
      try await service.channel.close()
      throw error
    }
    try await service.channel.close()
    return result
  }

  private init(_ answer: @escaping @Sendable (Heard) -> Answer) async throws {
    let desk = Desk(answer)
    self.desk = desk
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(RequestHandler(desk))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  public var base: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)" }
  public var heard: [Heard] { desk.heard }
  /// One element for each request.
  public var arrivals: AsyncStream<Void> { desk.arrivals }
}

/// What was asked, and what is answered next.
final class Desk: Sendable {
  private let all = Mutex<[LoopbackService.Heard]>([])
  private let decide: @Sendable (LoopbackService.Heard) -> LoopbackService.Answer
  let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init(_ decide: @escaping @Sendable (LoopbackService.Heard) -> LoopbackService.Answer) {
    self.decide = decide
    (arrivals, arrival) = AsyncStream.makeStream()
  }

  var heard: [LoopbackService.Heard] { all.withLock(\.self) }

  func answer(to heard: LoopbackService.Heard) -> LoopbackService.Answer {
    defer { arrival.yield() }
    all.withLock { $0.append(heard) }
    return decide(heard)
  }
}
