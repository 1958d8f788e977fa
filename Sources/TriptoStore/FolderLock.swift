import Foundation
import Synchronization

/// The right of one process to a data folder (DA25). It ends with `release`, with the last reference
/// or with the process, SIGKILL included.
public final class FolderLock: Sendable {
  /// The file that is locked; it holds the number of the process and stays behind.
  public static let fileName = "tripto.lock"

  private let descriptor: Mutex<Int32?>

  /// - Parameter folder: A folder that exists.
  /// - Throws: `FolderLockError`.
  public init(folder: String) throws(FolderLockError) {
    let path = folder + "/" + Self.fileName
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw .impossible(folder: folder, reason: String(cString: strerror(errno)))
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let error = errno
      defer { close(file) }
      guard error == EWOULDBLOCK else {
        throw .impossible(folder: folder, reason: String(cString: strerror(error)))
      }
      throw .inUse(folder: folder, process: Self.processID(in: file))
    }
    descriptor = Mutex(file)
    Self.note(getpid(), in: file)
  }

  deinit { release() }

  /// Lets another process have the folder.
  public func release() {
    let file = descriptor.withLock { descriptor in
      defer { descriptor = nil }
      return descriptor
    }
    if let file { close(file) }
  }

  /// For whoever comes second; the lock holds without it, so a full disk is no matter.
  private static func note(_ process: pid_t, in file: Int32) {
    let text = Array("\(process)\n".utf8)
    if ftruncate(file, 0) == 0 { _ = pwrite(file, text, text.count, 0) }
  }

  private static func processID(in file: Int32) -> Int32? {
    var text = [UInt8](repeating: 0, count: 16)
    let count = pread(file, &text, text.count, 0)
    guard count > 0 else { return nil }
    return Int32(String(decoding: text[..<count], as: UTF8.self).trimmingCharacters(in: .newlines))
  }
}

/// Why a data folder cannot be used.
public enum FolderLockError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Another server has it; `process` is its number, if it could be read.
  case inUse(folder: String, process: Int32?)
  /// The folder or its file system has no locks.
  case impossible(folder: String, reason: String)

  public var description: String {
    switch self {
    case .inUse(let folder, let process):
      let server =
        process.map { "another Tripto server (process \($0))" } ?? "another Tripto server"
      return
        "The data folder \(folder) is in use by \(server). End that one first, or give this one "
        + "a folder of its own with TRIPTO_DATA_DIR (--data-dir)."
    case .impossible(let folder, let reason):
      return
        "The data folder \(folder) cannot be locked: \(reason). Set TRIPTO_DATA_DIR (--data-dir) "
        + "to a folder on a disk of this machine."
    }
  }
}
