import Foundation
public import TriptoClient

/// A sound of the server's.
public enum SoundFile: Hashable, Sendable {
  /// Of the soundtrack, by its id.
  case asset(String)
  /// Something that is said, by its address.
  case clip(String)

  /// Where it is fetched: a loopback host in the address of a clip means the server that was asked.
  public func url(of server: ServerAddress) -> String {
    switch self {
    case .asset(let id):
      let name = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["_", "-"]))
      return "\(server)/audio/\(name ?? id).m4a"
    case .clip(let url):
      guard let parts = URLComponents(string: url), let host = parts.host else {
        return "\(server)\(url.hasPrefix("/") ? "" : "/")\(url)"
      }
      let isHere = host == "localhost" || host.hasPrefix("127.") || host.contains("::1")
      guard isHere else { return url }
      let query = parts.percentEncodedQuery.map { "?\($0)" } ?? ""
      return "\(server)\(parts.percentEncodedPath)\(query)"
    }
  }

  /// An effect without which the show would be poorer.
  var canBeMade: Bool {
    if case .asset(let id) = self { EffectSynth.ids.contains(id) } else { false }
  }
}
