public import Foundation

extension SQLiteStore {
  /// What the name of a database that was set aside begins with, behind the name that it had.
  public static let damagedMark = ".damaged-"

  /// Gives a damaged database another name, with the files beside it, so that a fresh one can take its
  /// place and `sqlite3 … .recover` finds what can be saved (DA27).
  ///
  /// - Returns: The path of the database now.
  /// - Throws: What the file system says.
  public static func setAside(_ path: String, at date: Date) throws -> String {
    let time = date.formatted(.iso8601).replacing(":", with: "")
    let aside = path + damagedMark + time
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.moveItem(atPath: path + suffix, toPath: aside + suffix)
    }
    return aside
  }

  /// The databases of a folder that have been set aside.
  public static func setAside(in folder: String) -> [String] {
    // NB: a folder that is missing or closed has none to name; whoever opens it says what is wrong.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter {
      $0.contains(damagedMark) && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
    }.sorted()
  }
}
