import Foundation
import Testing

@testable import TriptoGuard

@Suite struct HouseKeyTests {
  @Test("SE10 a key has 140 bits that need no escaping, and none is like another")
  func form() {
    let keys = (0..<200).map { _ in HouseKey.random().revealed }
    for key in keys {
      #expect(key.wholeMatch(of: /[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){6}/) != nil)
    }
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys.joined().filter { $0 != "-" }).count == 32)
  }

  @Test("SE10 a key that is typed may have capitals, blanks and look-alikes, and no other digit")
  func typed() throws {
    let key = try #require(HouseKey("0123-4567-89ab-cdef-ghjk-mnpq-rstv"))
    for text in [
      "0123456789ABCDEFGHJKMNPQRSTV", " O123 4567 89ab cdef ghjk mnpq rstv ",
      "0I23-4567-89ab-cdef-ghjk-mnpq-rstv", "0l23-4567-89ab-cdef-ghjk-mnpq-rstv\n",
    ] {
      #expect(try #require(HouseKey(text)).matches(key), "\(text)")
    }
    #expect(try #require(HouseKey("0123-4567-89ab-cdef-ghjk-mnpq-rstw")).matches(key) == false)
    for text in [
      "", "0123-4567-89ab-cdef-ghjk-mnpq-rst", "0123-4567-89ab-cdef-ghjk-mnpq-rstvx",
      "u123-4567-89ab-cdef-ghjk-mnpq-rstv", String(repeating: "-", count: 300),
    ] {
      #expect(HouseKey(text) == nil, "\(text)")
    }
  }

  @Test("SE6 SE10 a key is not printed")
  func printed() {
    let key = HouseKey.random()
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped] {
      #expect(!text.contains(key.revealed))
    }
  }

  @Test("SE10 the file is made once, for its owner alone, and a new key takes the old one's place")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/tripto-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
    let file = HouseKeyFile(folder: folder)
    #expect(try file.read() == nil)
    let first = try file.keep()
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try file.keep().matches(first))
    let second = try file.renew()
    #expect(!second.matches(first))
    #expect(try file.read()?.matches(second) == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [HouseKeyFile.name])
  }

  @Test("SE10 a file without a key and a folder that is not there are told with what to do")
  func faults() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/tripto-\(UUID().uuidString)"
    let file = HouseKeyFile(folder: folder)
    #expect(throws: HouseKeyError.unwritable(path: file.path)) { try file.keep() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
    try Data("rubbish".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(throws: HouseKeyError.unreadable(path: file.path)) { try file.keep() }
    #expect("\(HouseKeyError.unreadable(path: "x"))".contains("tripto key new"))
    _ = try file.renew()
    #expect(try file.read() != nil)
  }
}
