import Foundation

/// A file that only its owner may read. SQLite gives its -wal and -shm files the same mode.
public enum PrivateFile {
  private static let mode: mode_t = 0o600

  /// Creates the file if it is missing; one that exists keeps its content and its mode.
  ///
  /// - Throws: `POSIXError` when it cannot be opened for writing.
  static func create(at path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw lastError() }
    close(descriptor)
  }

  /// Puts `bytes` in place of what the file held, in one step: a reader sees the old or the new.
  ///
  /// - Throws: `POSIXError` when the folder refuses; then the file is as it was.
  public static func replace(at path: String, with bytes: [UInt8]) throws {
    let draft = path + ".new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }
    try giveToOwnerOfFolder(descriptor, path)
    guard fchmod(descriptor, mode) == 0,
      bytes.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == bytes.count,
      fsync(descriptor) == 0, rename(draft, path) == 0
    else { throw lastError() }
  }

  /// NB: what the administrator writes into a server's folder is for the server.
  private static func giveToOwnerOfFolder(_ descriptor: Int32, _ path: String) throws {
    guard geteuid() == 0 else { return }
    var folder = stat()
    guard stat((path as NSString).deletingLastPathComponent, &folder) == 0,
      fchown(descriptor, folder.st_uid, folder.st_gid) == 0
    else { throw lastError() }
  }

  private static func lastError() -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
