import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Tracing
import TriptoKernel
import TriptoTraces

/// A service on the network that is asked with a key: the one way out of this process.
public struct Service: Sendable {
  private let limit: Duration
  private let largestAnswer: Int
  private let retry: Retry

  /// - Parameters:
  ///   - limit: Seconds for one try, to the last byte of its answer.
  ///   - largestAnswer: Bytes.
  public init(limit: Double, largestAnswer: Int, retry: Retry) {
    self.limit = .seconds(limit)
    self.largestAnswer = largestAnswer
    self.retry = retry
  }

  /// NB: a redirect would take the key along to wherever it leads; this client hands it back
  /// as an answer, which is a refusal. How long an answer may take, ``limit`` alone says.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    configuration.redirectConfiguration = .disallow
    configuration.timeout.read = nil
    // NB: its own spans would hold its errors, and the service would be told of them.
    configuration.tracing.tracer = nil
    return HTTPClient(configuration: configuration)
  }()

  /// Asks, and asks again where that may help.
  ///
  /// - Parameter again: Is told before each further try why the last one failed; it may throw to
  ///   leave it at that.
  /// - Throws: ``ServiceError``, `CancellationError`, and what `again` throws.
  public func ask(
    _ question: ServiceQuestion, again: (ServiceError) async throws -> Void = { _ in }
  ) async throws -> ServiceAnswer {
    try await retry(again: again) {
      try await Traces.current.span("service call", ofKind: .client) { span in
        span?.attributes["server.address"] = URL(string: question.url)?.host()
        return try await once(question)
      }
    }
  }

  private func once(_ question: ServiceQuestion) async throws -> Retry.Outcome<ServiceAnswer> {
    do {
      return try await withTimeLimit(limit, late: ServiceError.timedOut) {
        try await answer(question)
      }
    } catch ServiceError.timedOut {
      return .again(.timedOut, after: nil)
    }
  }

  private func answer(_ question: ServiceQuestion) async throws -> Retry.Outcome<ServiceAnswer> {
    var isAnswered = false
    do {
      let answer = try await Self.client.execute(request(question), deadline: .distantFuture)
      // NB: collectors and trackers say 202 or 204 when they have taken what they were told.
      guard (200..<300).contains(answer.status.code) else { return try await refusal(answer) }
      isAnswered = true
      let body = try await answer.body.collect(upTo: largestAnswer)
      let type = answer.headers.first(name: "content-type") ?? ""
      return .done(ServiceAnswer(body: Data(body.readableBytesView), contentType: type))
    } catch let error as ServiceError {
      throw error
    } catch {
      return try outcome(of: failure(error, isAnswered), after: nil)
    }
  }

  private func request(_ question: ServiceQuestion) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: question.url)
    request.method = HTTPMethod(rawValue: question.method)
    for field in question.fields {
      request.headers.add(name: field.name, value: field.value.revealed)
    }
    guard let body = question.body else { return request }
    request.headers.add(name: "content-type", value: question.contentType)
    request.body = .bytes(ByteBuffer(bytes: body))
    return request
  }

  private func refusal(
    _ answer: HTTPClientResponse
  ) async throws -> Retry.Outcome<ServiceAnswer> {
    let status = Int(answer.status.code)
    let seconds = answer.headers.first(name: "retry-after").flatMap { Int64($0) }
    let wish = seconds.map { Duration.seconds(max(0, $0)) }
    if try await saysQuotaIsSpent(answer) { throw ServiceError.quotaSpent(status: status) }
    let error: ServiceError = status == 429 ? .busy(after: wish) : .refused(status: status)
    return try outcome(of: error, after: wish)
  }

  /// Some services say with 401 or 429 that nothing is left to spend, in the words of their errors.
  private func saysQuotaIsSpent(_ answer: HTTPClientResponse) async throws -> Bool {
    guard [401, 402, 403, 429].contains(answer.status.code) else { return false }
    do {
      let body = String(buffer: try await answer.body.collect(upTo: Self.largestRefusal))
      return Self.quotaWords.contains { body.contains($0) }
    } catch let error as CancellationError {
      throw error
    } catch {
      // NB: the status alone says enough.
      return false
    }
  }

  /// Bytes.
  private static let largestRefusal = 16_384
  private static let quotaWords = [
    "insufficient_quota", "quota_exceeded", "billing_hard_limit_reached",
  ]

  private func outcome(
    of error: ServiceError, after wish: Duration?
  ) throws -> Retry.Outcome<ServiceAnswer> {
    guard error.isPassing else { throw error }
    return .again(error, after: wish)
  }

  /// NB: errors of the client may hold the request with its key, so none of their text goes on.
  private func failure(_ error: any Error, _ isAnswered: Bool) throws -> ServiceError {
    if error is CancellationError || Task.isCancelled { throw CancellationError() }
    switch error as? HTTPClientError {
    case .deadlineExceeded, .readTimeout, .writeTimeout, .connectTimeout: return .timedOut
    default: break
    }
    if error is NIOTooManyBytesError { return .tooLong(limit: largestAnswer) }
    return isAnswered || isLost(error) ? .cutShort : .unreachable
  }

  /// The question had a connection, which ended.
  private func isLost(_ error: any Error) -> Bool {
    error as? HTTPClientError == .remoteConnectionClosed
      || [ECONNRESET, EPIPE].contains((error as? IOError)?.errnoCode)
  }
}
