import Foundation
import Testing
import TriptoStore

@Suite("One server, one data folder")
struct FolderLockTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("DA25 a folder that is in use is refused with its path and the process, until it is free")
  func second() throws {
    let first = try FolderLock(folder: folder.url.path)
    let error = #expect(throws: FolderLockError.self) { try FolderLock(folder: folder.url.path) }
    #expect(error == .inUse(folder: folder.url.path, process: getpid()))
    for part in [folder.url.path, "process \(getpid())", "TRIPTO_DATA_DIR"] {
      #expect(error?.description.contains(part) == true)
    }
    first.release()
    first.release()
    let next = try FolderLock(folder: folder.url.path)
    #expect(throws: FolderLockError.self) { try FolderLock(folder: folder.url.path) }
    next.release()
  }

  @Test("DA25 a lock file that no process holds does not close the data folder, whatever is in it")
  func leftBehind() throws {
    let file = folder.url.appendingPathComponent(FolderLock.fileName)
    try Data("999999999999999999999999 and a letter to my aunt".utf8).write(to: file)
    try FolderLock(folder: folder.url.path).release()
    #expect(try String(contentsOf: file, encoding: .utf8) == "\(getpid())\n")
  }

  @Test("DA25 a folder that is not there is named")
  func missing() throws {
    let path = folder.url.path + "/missing"
    let error = #expect(throws: FolderLockError.self) { try FolderLock(folder: path) }
    #expect(error?.description.contains(path) == true)
  }
}
