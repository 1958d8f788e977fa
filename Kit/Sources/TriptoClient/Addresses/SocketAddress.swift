public import TriptoKernel

/// Where a seat's socket is: the server's `wsUrl` as it came, and what opens the seat (ID17, EX1, WS25).
public struct SocketAddress: Equatable, Sendable, Unprintable {
  public let wsURL: String
  private let token: String
  private let device: String?

  /// - Parameter device: this device's name for itself, of at most 128 bytes.
  public init(wsURL: String, token: String, device: String? = nil) {
    self.wsURL = wsURL
    self.token = token
    self.device = device
  }

  /// The whole address. It holds the token: never log it.
  var url: String {
    let device = device.map { "&device=\(URLText.escaped($0))" } ?? ""
    let mark = wsURL.contains("?") ? "&" : "?"
    return "\(wsURL)\(mark)v=2&patch=1&token=\(URLText.escaped(token))\(device)"
  }
}
