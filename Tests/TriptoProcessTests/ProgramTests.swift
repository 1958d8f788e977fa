import Foundation
import Testing
import TriptoProcess

@Suite("Programs of this machine", .timeLimit(.minutes(1)))
struct ProgramTests {
  private func shell(_ script: String) async throws -> Program.Ended {
    try await #require(Program("sh")).run(["-c", script])
  }

  @Test("who is not on the path is not there")
  func missing() {
    #expect(Program("tripto-no-such-program") == nil)
    #expect(Program("sh", searchPath: "/nowhere") == nil)
    #expect(Program("sh")?.path.hasSuffix("/sh") == true)
  }

  @Test("all it writes is there, however much, on both outputs at once")
  func output() async throws {
    let ended = try await shell(
      "head -c 2000000 /dev/zero & head -c 300000 /dev/zero | tr '\\0' x >&2; wait")
    #expect(ended.status == 0)
    #expect(ended.output.count == 2_000_000)
    #expect(ended.told.utf8.count == 300_000)
  }

  @Test("its status is its code or its signal")
  func status() async throws {
    #expect(try await shell("echo oj >&2; exit 3").status == 3)
    #expect(try await shell("kill -TERM $$").status == SIGTERM)
  }

  @Test("a file is its input, whether it reads it or not")
  func input() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(repeating: 65, count: 1_000_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let read = try await #require(Program("wc")).run(["-c"], input: file.path)
    #expect(String(decoding: read.output, as: UTF8.self).contains("1000000"))
    #expect(try await #require(Program("true")).run([], input: file.path).status == 0)
  }

  @Test("it steps back as far as it is told")
  func niceness() async throws {
    let nice = try #require(Program("nice"))
    let (mine, low) = (try await nice.run([]), try await nice.run([], niceness: 7))
    #expect(number(low) == min(number(mine) + 7, 19))
  }

  private func number(_ ended: Program.Ended) -> Int {
    Int(String(decoding: ended.output, as: UTF8.self).filter(\.isNumber)) ?? -1
  }

  @Test("it is killed with its task")
  func cancelled() async throws {
    let program = try #require(Program("sh"))
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: pipe) }
    let task = Task { try await program.run(["-c", "echo $$ >'\(pipe)'; exec sleep 600"]) }
    let told = try await #require(Program("cat")).run([pipe])
    let id = try #require(pid_t(String(decoding: told.output, as: UTF8.self).filter(\.isNumber)))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(kill(id, 0) == -1 && errno == ESRCH)
  }

  /// What a shell left that ran beside this process until it said `ready` into a pipe, and was asked to end then.
  private func ended(
    _ script: String, _ change: (inout Surroundings) -> Void = { _ in }
  ) async throws -> (status: Int32, log: String) {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let (pipe, log) = (place + ".pipe", place + ".log")
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { for file in [pipe, log] { try? FileManager.default.removeItem(atPath: file) } }
    var surroundings = Surroundings()
    surroundings.environment = ["PIPE": pipe, "HOME": nil]
    change(&surroundings)
    let (program, given) = (try #require(Program("sh")), surroundings)
    let task = Task { try await program.run(["-c", script], in: given, log: log) }
    _ = try await #require(Program("cat")).run([pipe])
    task.cancel()
    let status = try await task.value
    return (status, try String(contentsOfFile: log, encoding: .utf8))
  }

  @Test("a program beside this one has its surroundings, and is asked to end with its task")
  func beside() async throws {
    let waits = "echo ready >$PIPE; while :; do sleep 0.02; done"
    let asked = try await ended(
      "trap 'echo bye; exit 4' TERM; echo ${HOME-none} >&2; pwd; " + waits
    ) {
      $0.folder = "/"
    }
    #expect(asked.status == 4 && asked.log == "none\n/\nbye\n")
    #expect(try await ended("trap 'exit 5' INT; " + waits) { $0.ending = .interrupt }.status == 5)
  }

  @Test("a program beside this one that does not end when it is asked is killed")
  func stubborn() async throws {
    let script = "trap '' TERM; echo ready >$PIPE; while :; do sleep 0.02; done"
    #expect(try await ended(script) { $0.patience = .milliseconds(100) }.status == SIGKILL)
  }

  @Test("what cannot be started is an error")
  func unstartable() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("#!/nowhere/interpreter\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    let folder = file.deletingLastPathComponent().path
    let program = try #require(Program(file.lastPathComponent, searchPath: folder))
    await #expect(throws: (any Error).self) { try await program.run([]) }
  }
}
