package import NIOHTTP1
package import TriptoGuard
package import TriptoSocket

extension FrontDoor {
  /// SE12, SE13 for sockets: why this upgrade is refused, or nil.
  package func refusal(of head: HTTPRequestHead) -> UpgradeRefusal? {
    do throws(Refusal) {
      try check(Knock(hosts: head.headers["host"], origin: head.headers.first(name: "origin")))
      return nil
    } catch {
      let status: HTTPResponseStatus =
        switch error {
        case .noHost: .badRequest
        case .foreignHost: .misdirectedRequest
        case .foreignOrigin: .forbidden
        case .notJSON: .unsupportedMediaType
        }
      return UpgradeRefusal(status: status, error: error.name, message: error.message)
    }
  }
}
