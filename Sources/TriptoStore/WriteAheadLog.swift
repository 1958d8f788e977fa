import Foundation

/// The file beside the database in which SQLite keeps what was committed last, as it lies on the disk.
///
/// Its format: a head of 32 bytes, then frames, each a head of 24 bytes and a page; numbers are big
/// endian (https://www.sqlite.org/fileformat2.html#walformat).
struct WriteAheadLog: Sendable {
  /// From here on a file whose frames have all been moved is made short again (DA29).
  static let roomyBytes = 8_000_000

  private static let headBytes = 32
  private static let frameHeadBytes = 24
  private let path: String

  init(ofDatabase path: String) { self.path = path + "-wal" }

  /// 0 when there is none.
  var bytes: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The numbers of the frames that end commits of this log, from 1 on, whether their pages are whole
  /// or not. Frames of an earlier log, which may lie behind, have other salts.
  func commits() throws -> [Int] {
    guard bytes > Self.headBytes else { return [] }
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    guard let head = try Self.numbers(in: file, at: 0, count: 8) else { return [] }
    let frameBytes = Self.frameHeadBytes + Int(head[2])
    let starts = stride(from: Self.headBytes, through: bytes - frameBytes, by: frameBytes)
    return try starts.enumerated().compactMap { index, start in
      guard let frame = try Self.numbers(in: file, at: start, count: 4), frame[1] != 0,
        frame[2...] == head[4...5]
      else { return nil }
      return index + 1
    }
  }

  private static func numbers(in file: FileHandle, at offset: Int, count: Int) throws -> [UInt32]? {
    try file.seek(toOffset: UInt64(offset))
    guard let bytes = try file.read(upToCount: 4 * count), bytes.count == 4 * count else {
      return nil
    }
    return stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}

/// What a run that did not close the database has left in the log beside it.
public struct LogRemains: Sendable, Equatable {
  /// What was read back; 0 after an end in order.
  public let frames: Int
  /// Commits that lie behind the first damaged frame and are gone.
  public let lostCommits: Int

  /// - Parameter commits: The last frame of each commit, as the file had them before it was read.
  init(frames: Int, commits: [Int]) {
    // NB: opening a new file writes some of its own.
    self.frames = commits.isEmpty ? 0 : frames
    let unread = commits.filter { $0 > frames }.count
    // NB: one is a write that the end of the process has torn, which nobody was told of. A second one
    // was only begun when the first was whole.
    lostCommits = unread > 1 ? unread : 0
  }
}
