public import Foundation
public import TriptoKernel

/// A bucket of S3, or of a service that is compatible with it, by paths behind its host.
public struct ObjectStore: Sendable {
  /// Where it is and who asks.
  public struct Settings: Sendable {
    let base: URLComponents
    let signature: AWSSignature

    /// - Parameters:
    ///   - url: With the bucket, and a folder in it where there is one: `https://host/bucket/folder`.
    ///   - region: As in `eu-north-1`; services that have none take any.
    /// - Returns: nil for an address without host or bucket.
    public init?(url: String, region: String, keyID: Sensitive, secret: Sensitive) {
      guard let base = URLComponents(string: url), base.host?.isEmpty == false,
        !base.path.trimmingCharacters(in: ["/"]).isEmpty
      else { return nil }
      self.base = base
      signature = AWSSignature(keyID: keyID.revealed, secret: secret, region: region)
    }
  }

  private let settings: Settings
  private let service: Service
  private let now: @Sendable () -> Date

  /// - Parameter limit: Seconds for one try.
  public init(
    _ settings: Settings, limit: Double = 10, largest: Int = 20_000_000,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.settings = settings
    self.now = now
    service = Service(
      limit: limit, largestAnswer: largest,
      retry: Retry(
        waits: [.milliseconds(200), .seconds(1)], longestWait: .seconds(5), clock: clock))
  }

  /// Nil when there is none of that name.
  ///
  /// - Throws: ``ServiceError``, `CancellationError`.
  public func object(_ name: String) async throws -> Data? {
    do {
      return try await ask("GET", name).body
    } catch ServiceError.refused(status: 404) {
      return nil
    }
  }

  /// Puts it there, in the place of one that was.
  ///
  /// - Throws: ``ServiceError``, `CancellationError`.
  public func put(_ data: Data, as name: String, contentType: String) async throws {
    _ = try await ask("PUT", name, data, contentType)
  }

  /// An address at which anybody may fetch it.
  ///
  /// - Parameter seconds: For so long.
  public func link(to name: String, for seconds: Int) -> String {
    let request = AWSSignature.Request(
      method: "GET", path: path(name), headers: [("host", host)], payload: AWSSignature.unsigned)
    return url(name) + "?" + settings.signature.query(of: request, for: seconds, at: now())
  }

  private func ask(
    _ method: String, _ name: String, _ body: Data? = nil, _ contentType: String = ""
  ) async throws -> ServiceAnswer {
    let time = now()
    let digest = AWSSignature.digest(body ?? Data())
    var request = AWSSignature.Request(
      method: method, path: path(name),
      headers: [
        ("host", host), ("x-amz-content-sha256", digest), ("x-amz-date", AWSSignature.stamp(time)),
      ], payload: digest)
    let authorization = settings.signature.authorization(of: request, at: time)
    request.headers.removeFirst()
    return try await service.ask(
      ServiceQuestion(
        method: method, url: url(name),
        fields: request.headers.map { .plain($0.0, $0.1) } + [.key("authorization", authorization)],
        contentType: contentType, body: body))
  }

  private var host: String {
    let port = settings.base.port.map { ":\($0)" } ?? ""
    return (settings.base.host ?? "") + port
  }

  private func path(_ name: String) -> String {
    "/" + settings.base.path.trimmingCharacters(in: ["/"]) + "/" + name
  }

  private func url(_ name: String) -> String {
    "\(settings.base.scheme ?? "https")://\(host)"
      + AWSSignature.encoded(path(name), keepingSlashes: true)
  }
}
