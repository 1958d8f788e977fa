import Foundation

/// A file that only its owner may read. SQLite gives its -wal and -shm files the same mode.
enum PrivateFile {
  /// Creates the file if it is missing; one that exists keeps its content and its mode.
  ///
  /// - Throws: `POSIXError` when it cannot be opened for writing.
  static func create(at path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    close(descriptor)
  }
}
