import Foundation
import NIOCore
import NIOPosix
import Testing
import TriptoKernel
import TriptoPostgres
import TriptoTestPostgres

@testable import TriptoHouse

@Suite struct DoctorTests {
  private func configuration(_ flags: [String: String]) throws -> ServerConfiguration {
    let flags = ["PORT": "0", "TRIPTO_HOST": "127.0.0.1"].merging(flags) { $1 }
    return try ServerConfiguration.load(flags: flags, environment: [:])
  }

  private func examine(
    _ flags: [String: String], packs: PackCensus = PackCensus(usable: 3, broken: 0)
  ) async throws -> DoctorReport {
    await Doctor(configuration: try configuration(flags), searchPath: []) { _ in packs }.examine()
  }

  private func verdict(_ subject: String, _ report: DoctorReport) -> Finding.Verdict? {
    report.findings.first { $0.subject == subject }?.verdict
  }

  @Test("RE44 RE50 with pages, packs and a writable folder the game can run")
  func healthy() async throws {
    let build = try WebBuild()
    let report = try await examine([
      "TRIPTO_WEB_DIR": build.site.path, "TRIPTO_DATA_DIR": build.root.path + "/new/folder",
    ])
    try build.remove()
    #expect(report.canRun, "\(report.text)")
    for subject in [
      "SQLite", "web pages", "destinations", "places", "data directory", "port", "settings",
    ] {
      #expect(verdict(subject, report) == .fine)
    }
    #expect(!FileManager.default.fileExists(atPath: build.root.path))
  }

  @Test("RE51 DA32 of the database in Postgres it says what is missing and how to get it")
  func postgres() async throws {
    let server = try await PostgresServer.shared()
    let name = try await server.makeDatabase()
    func found(_ url: String) async throws -> Finding {
      let report = try await examine(["TRIPTO_DATABASE_URL": url])
      #expect(verdict("SQLite", report) == nil)
      return try #require(report.findings.first { $0.subject == "Postgres" })
    }
    let empty = try await found(server.url(name))
    #expect(empty.verdict == .fine && empty.detail.contains("empty"))
    let store = try await PostgresStore.open(PostgresSettings(url: server.url(name)))
    let used = try await found(server.url(name))
    #expect(used.detail.contains("up to date") && used.detail.contains("a server has it"))
    try await store.close()
    try await server.sql("DELETE FROM migrations WHERE number = 3", in: name)
    let old = try await found(server.url(name))
    #expect(old.verdict == .failure && old.remedy == "tripto migrate up")
    let nowhere = try await found(server.url("nowhere"))
    #expect(nowhere.verdict == .failure)
    #expect(nowhere.remedy?.contains("CREATE DATABASE") == true)
  }

  @Test("DA27 a database that was set aside is a warning that names it")
  func damaged() async throws {
    let build = try WebBuild()
    let name = "tripto.sqlite.damaged-2026-11-22T183000Z"
    for suffix in ["", "-wal"] {
      try Data().write(to: build.root.appendingPathComponent(name + suffix))
    }
    let report = try await examine(["TRIPTO_DATA_DIR": build.root.path])
    try build.remove()
    #expect(verdict("data directory", report) == .warning)
    #expect(report.text.contains(name) && !report.text.contains(name + "-wal"))
  }

  @Test("RE7 without pages nobody can play")
  func noPages() async throws {
    let report = try await examine(["TRIPTO_WEB_DIR": "/nonexistent"])
    #expect(verdict("web pages", report) == .failure)
    #expect(!report.canRun && report.text.contains("make web"))
  }

  @Test("RE23 RE44 a broken pack is a warning, an empty library a failure")
  func packs() async throws {
    let some = try await examine([:], packs: PackCensus(usable: 1, broken: 2))
    #expect(verdict("destinations", some) == .warning)
    let none = try await examine([:], packs: PackCensus(usable: 0, broken: 2))
    #expect(verdict("destinations", none) == .failure)
  }

  @Test("RE41 a port that another program holds is a failure")
  func portTaken() async throws {
    let holder = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { $0.close() }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(holder.localAddress?.port)
    let report = try await examine(["PORT": "\(port)"])
    try await holder.close()
    #expect(verdict("port", report) == .failure)
  }

  @Test("RE52 a certificate that cannot be read is a failure")
  func certificate() async throws {
    let report = try await examine(["TRIPTO_TLS_CERT": "/none.pem", "TRIPTO_TLS_KEY": "/none.key"])
    #expect(verdict("certificate", report) == .failure)
  }

  @Test("missing extras are optional, and each says how to get it")
  func extras() async throws {
    let report = try await examine([:])
    let extras = report.findings.filter { $0.verdict == .optional }
    #expect(extras.count == 3)
    #expect(extras.allSatisfy { $0.remedy?.contains("apt install") == true })
    let bin = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let program = bin.appending(path: "espeak-ng").path
    try Data().write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let doctor = Doctor(configuration: try configuration([:]), searchPath: [bin.path]) { _ in
      PackCensus(usable: 1, broken: 0)
    }
    #expect(verdict("espeak-ng", await doctor.examine()) == .fine)
    try FileManager.default.removeItem(at: bin)
  }

  @Test("UI-X2 the doctor says whether apps find the server by themselves")
  func announcement() async throws {
    #expect(verdict("announcement", try await examine([:])) == .fine)
    let bare = try await examine(["TRIPTO_HOST": "0.0.0.0"])
    #expect(verdict("announcement", bare) == .optional)
    #expect(
      bare.findings.first { $0.subject == "announcement" }?.remedy?.contains("avahi") == true)
  }

  @Test("the doctor says who will speak, what would sound better, and when nobody can")
  func voice() async throws {
    #expect(verdict("voice", try await examine([:])) == .warning)
    #expect(verdict("voice", try await examine(["TRIPTO_VOICE": "off"])) == .fine)
    #expect(verdict("clips", try await examine(["TTS_CACHE_DIR": "/dev/null/clips"])) == .warning)
    let bin = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for name in ["espeak-ng", "ffmpeg"] { try program(name, in: bin) }
    let robot = try await voice(bin)
    #expect(robot?.detail.hasPrefix("sv: espeak-ng; en: espeak-ng; nb: espeak-ng; ") == true)
    #expect(robot?.verdict == .optional && robot?.remedy?.contains("piper") == true)
    try program("piper", in: bin)
    for name in ["sv_SE-nst", "en_GB-alan", "no_NO-talesyntese"] {
      for ending in ["onnx", "onnx.json"] { try program("\(name).\(ending)", in: bin) }
    }
    let better = try await voice(bin)
    let who = Language.allCases.map { "\($0): piper, then espeak-ng" }
    #expect(better?.detail == who.joined(separator: "; ") && better?.verdict == .fine)
    try FileManager.default.removeItem(at: bin)
  }

  private func program(_ name: String, in folder: URL) throws {
    let file = folder.appending(path: name)
    try Data().write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// What is found of the voice with these programs, and piper's voices beside them.
  private func voice(_ folder: URL) async throws -> Finding? {
    let settings = try configuration(["TRIPTO_PIPER_VOICES": folder.path])
    let doctor = Doctor(configuration: settings, searchPath: [folder.path]) { _ in
      PackCensus(usable: 1, broken: 0)
    }
    return await doctor.examine().findings.first { $0.subject == "voice" }
  }

  @Test("the report survives a round trip as JSON and holds no secret")
  func json() async throws {
    var configured = try configuration(["TRIPTO_DATABASE_URL": "postgres://u:hunter2@h/db"])
    configured.jwtSecret = Sensitive("hunter2")
    let report = await Doctor(configuration: configured, searchPath: []) { _ in
      PackCensus(usable: 1, broken: 0)
    }.examine()
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(DoctorReport.self, from: data) == report)
    #expect(!String(decoding: data, as: UTF8.self).contains("hunter2"))
  }
}
