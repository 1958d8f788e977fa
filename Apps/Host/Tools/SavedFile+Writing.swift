import Foundation
import TriptoHostScreens

extension SavedFile {
  /// Puts it where it can be shared from.
  /// - Returns: nil on a device without room for it.
  func written() -> URL? {
    let address = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    do {
      try Data(text.utf8).write(to: address)
      return address
    } catch {
      return nil
    }
  }
}
