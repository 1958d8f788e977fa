import NIOCore
import NIOSSL

#if canImport(Glibc)
  import Glibc
#else
  public import Darwin
#endif

extension ChannelPipeline.SynchronousOperations {
  /// The handler of TLS, if there is one.
  var tlsContext: ChannelHandlerContext? {
    // NB: not finding a handler is the answer "no TLS here".
    let server = try? context(handlerType: NIOSSLServerHandler.self)
    return server ?? (try? context(handlerType: NIOSSLClientHandler.self))
  }
}

extension Channel {
  /// Closes where the bytes leave the process: behind TLS, which would wait for the peer's goodbye. To be
  /// called on the loop.
  ///
  /// - Parameter atOnce: with a zero linger, so that the kernel keeps nothing for a peer that does not
  ///   read, and the peer does not go on seeing an open connection.
  func dropTransport(atOnce: Bool = false) {
    guard atOnce, let options = self as? any SocketOptionProvider else { return closeTransport() }
    options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).assumeIsolated()
      .whenComplete { _ in self.closeTransport() }
  }

  private func closeTransport() {
    guard let tls = pipeline.syncOperations.tlsContext else { return close(promise: nil) }
    tls.close(promise: nil)
  }
}
