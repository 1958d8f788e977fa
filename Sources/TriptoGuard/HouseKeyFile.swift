import Foundation
import TriptoStore

/// Where the house key is kept: a file of the data folder that only its owner may read (SE10).
///
/// Nothing of it stays in memory, so a key that another process has put there counts at once.
public struct HouseKeyFile: Sendable {
  package static let name = "house.key"

  public let path: String

  /// - Parameter folder: The data folder.
  public init(folder: String) { path = folder + "/" + Self.name }

  /// The key that counts now; nil when there is none yet.
  ///
  /// - Throws: ``HouseKeyError/unreadable(path:)``.
  public func read() throws(HouseKeyError) -> HouseKey? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path),
      let key = HouseKey(String(decoding: data.prefix(200), as: UTF8.self))
    else { throw .unreadable(path: path) }
    return key
  }

  /// The key that counts, made when there is none.
  public func keep() throws(HouseKeyError) -> HouseKey {
    if let key = try read() { return key }
    return try renew()
  }

  /// Puts a new key in place of the old one, which is worthless from then on.
  ///
  /// - Throws: ``HouseKeyError/unwritable(path:)``.
  public func renew() throws(HouseKeyError) -> HouseKey {
    let key = HouseKey.random()
    do {
      try PrivateFile.replace(at: path, with: Array((key.revealed + "\n").utf8))
    } catch {
      throw .unwritable(path: path)
    }
    return key
  }
}

/// Why there is no house key.
public enum HouseKeyError: Error, Sendable, Equatable, CustomStringConvertible {
  case unreadable(path: String)
  case unwritable(path: String)

  public var description: String {
    switch self {
    case .unreadable(let path):
      "\(path) cannot be read or holds no key; `tripto key new`, run by the server's user, "
        + "makes another one"
    case .unwritable(let path):
      "\(path) cannot be written; run this as the server's user, and see that the disk has room"
    }
  }
}
