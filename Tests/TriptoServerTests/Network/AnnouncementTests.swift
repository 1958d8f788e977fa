import Foundation
import Logging
import Testing

@testable import TriptoHouse

/// How apps find the server without typing (ID21, UI-X2).
@Suite struct AnnouncementTests {
  /// A folder with one program that notes its arguments, says something and waits.
  private func bin(_ name: String, ends: Bool = false) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      echo "$$ $@" > "\(folder.path)/said.part" && mv "\(folder.path)/said.part" "\(folder.path)/said"
      \(ends ? "echo no daemon >&2; exit 1" : "exec sleep 600")
      """
    let file = folder.appending(path: name)
    try Data(script.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return folder
  }

  private func configuration(
    _ environment: [String: String] = [:]
  ) throws -> ServerConfiguration {
    try ServerConfiguration.load(
      flags: [:], environment: ["TRIPTO_HOST": "0.0.0.0"].merging(environment) { $1 })
  }

  @Test("ID21 the server publishes _tripto._tcp at its port, by whichever program the system has")
  func arguments() throws {
    let avahi = Announcement(
      try configuration(), port: 3000, searchPath: try bin("avahi-publish").path)
    #expect(
      avahi?.arguments.first == "-s" && avahi?.arguments.suffix(2) == ["_tripto._tcp", "3000"])
    let mac = Announcement(try configuration(), port: 3000, searchPath: try bin("dns-sd").path)
    #expect(mac?.arguments.first == "-R")
    #expect(mac?.arguments.suffix(3) == ["_tripto._tcp", "local", "3000"])
  }

  @Test(
    "ID21 nothing is published on loopback, with a certificate, when switched off, or without a program"
  )
  func nothing() throws {
    let path = try bin("avahi-publish").path
    let settings = [["TRIPTO_HOST": "127.0.0.1"], ["TRIPTO_ANNOUNCE": "off"]]
    for more in settings {
      #expect(Announcement(try configuration(more), port: 1, searchPath: path) == nil)
    }
    var secured = try configuration()
    (secured.tlsCertificate, secured.tlsKey) = ("c", "k")
    #expect(Announcement(secured, port: 1, searchPath: path) == nil)
    #expect(Announcement(try configuration(), port: 1, searchPath: "") == nil)
  }

  @Test(
    "ID21 the program runs as long as the server, and is ended with it", .timeLimit(.minutes(1)))
  func life() async throws {
    let folder = try bin("avahi-publish")
    let announcement = try #require(
      Announcement(try configuration(), port: 3000, searchPath: folder.path))
    let running = Task { await announcement.run(Logger(label: "test")) }
    let said = folder.appending(path: "said").path
    while !FileManager.default.fileExists(atPath: said) { await Task.yield() }
    let words = try String(contentsOfFile: said, encoding: .utf8).split(separator: " ")
    let id = try #require(words.first.flatMap { pid_t($0) })
    #expect(kill(id, 0) == 0)
    running.cancel()
    await running.value
    #expect(kill(id, 0) == -1)
  }

  @Test("UI-X2 a program that fails costs nothing: what it said is logged, and the code is typed")
  func failure() async throws {
    let folder = try bin("avahi-publish", ends: true)
    let announcement = try #require(
      Announcement(try configuration(), port: 3000, searchPath: folder.path))
    await announcement.run(Logger(label: "test"))
  }
}
