public import Hummingbird
public import NIOCore
package import TriptoGuard

/// What stands behind a middleware.
typealias Next = (Request, APIContext) async throws -> Response

/// What a handler knows of its request beside the request.
public struct APIContext: RequestContext, RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  public let remoteAddress: SocketAddress?

  public init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  package var clientAddress: ClientAddress { ClientAddress(remoteAddress?.ipAddress ?? "") }
}
