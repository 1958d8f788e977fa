import Foundation

/// The functions of libpq that the store calls. They are looked up when a database is asked for, so that a
/// server with SQLite starts on a machine without libpq (docs/DECISIONS.md).
///
/// NB: the signatures are those of libpq-fe.h; the library's ABI has been `libpq.so.5` since PostgreSQL 8.2.
struct LibPQ: Sendable {
  typealias Connection = OpaquePointer
  typealias Result = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  typealias Texts = UnsafePointer<Text?>
  typealias Numbers = UnsafePointer<Int32>
  typealias Notice = @convention(c) (UnsafeMutableRawPointer?, Text?) -> Void

  let parse:
    @convention(c) @Sendable (Text, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) ->
      UnsafeMutableRawPointer?
  let free: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void
  let connect: @convention(c) @Sendable (Texts, Texts, Int32) -> Connection?
  let status: @convention(c) @Sendable (Connection) -> UInt32
  let errorMessage: @convention(c) @Sendable (Connection) -> Text?
  let socket: @convention(c) @Sendable (Connection) -> Int32
  let finish: @convention(c) @Sendable (Connection) -> Void
  let setNonblocking: @convention(c) @Sendable (Connection, Int32) -> Int32
  let setNoticeProcessor:
    @convention(c) @Sendable (Connection, Notice, UnsafeMutableRawPointer?) -> UnsafeRawPointer?
  let enterPipelineMode: @convention(c) @Sendable (Connection) -> Int32
  let pipelineSync: @convention(c) @Sendable (Connection) -> Int32
  let sendPrepare:
    @convention(c) @Sendable (Connection, Text, Text, Int32, UnsafePointer<UInt32>?) -> Int32
  let sendPrepared:
    @convention(c) @Sendable (Connection, Text, Int32, Texts?, Numbers?, Numbers?, Int32) -> Int32
  let flush: @convention(c) @Sendable (Connection) -> Int32
  let consumeInput: @convention(c) @Sendable (Connection) -> Int32
  let isBusy: @convention(c) @Sendable (Connection) -> Int32
  let getResult: @convention(c) @Sendable (Connection) -> Result?
  let resultStatus: @convention(c) @Sendable (Result) -> UInt32
  let resultErrorField: @convention(c) @Sendable (Result, Int32) -> Text?
  let resultErrorMessage: @convention(c) @Sendable (Result) -> Text?
  let rowCount: @convention(c) @Sendable (Result) -> Int32
  let columnCount: @convention(c) @Sendable (Result) -> Int32
  let value: @convention(c) @Sendable (Result, Int32, Int32) -> Text?
  let length: @convention(c) @Sendable (Result, Int32, Int32) -> Int32
  let isNull: @convention(c) @Sendable (Result, Int32, Int32) -> Int32
  let affected: @convention(c) @Sendable (Result) -> Text?
  let clear: @convention(c) @Sendable (Result) -> Void
  let version: @convention(c) @Sendable () -> Int32

  /// - Throws: `PostgresError` of the kind `library`, once and for all.
  static func loaded() throws -> LibPQ { try shared.get() }

  private static let shared = Swift.Result { try LibPQ(LibPQFile.open()) }

  private init(_ file: LibPQFile) throws {
    parse = try file.symbol("PQconninfoParse")
    free = try file.symbol("PQconninfoFree")
    connect = try file.symbol("PQconnectdbParams")
    status = try file.symbol("PQstatus")
    errorMessage = try file.symbol("PQerrorMessage")
    socket = try file.symbol("PQsocket")
    finish = try file.symbol("PQfinish")
    setNonblocking = try file.symbol("PQsetnonblocking")
    setNoticeProcessor = try file.symbol("PQsetNoticeProcessor")
    enterPipelineMode = try file.symbol("PQenterPipelineMode")
    pipelineSync = try file.symbol("PQpipelineSync")
    sendPrepare = try file.symbol("PQsendPrepare")
    sendPrepared = try file.symbol("PQsendQueryPrepared")
    flush = try file.symbol("PQflush")
    consumeInput = try file.symbol("PQconsumeInput")
    isBusy = try file.symbol("PQisBusy")
    getResult = try file.symbol("PQgetResult")
    resultStatus = try file.symbol("PQresultStatus")
    resultErrorField = try file.symbol("PQresultErrorField")
    resultErrorMessage = try file.symbol("PQresultErrorMessage")
    rowCount = try file.symbol("PQntuples")
    columnCount = try file.symbol("PQnfields")
    value = try file.symbol("PQgetvalue")
    length = try file.symbol("PQgetlength")
    isNull = try file.symbol("PQgetisnull")
    affected = try file.symbol("PQcmdTuples")
    clear = try file.symbol("PQclear")
    version = try file.symbol("PQlibVersion")
  }
}

/// The library as the system's loader has it. It stays loaded as long as the process lives.
private struct LibPQFile {
  /// Where Debian and Homebrew have it; the loader looks through its own folders for the first ones.
  private static let names = [
    "libpq.so.5", "libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib",
    "/usr/local/opt/libpq/lib/libpq.5.dylib",
  ]

  private let handle: UnsafeMutableRawPointer

  static func open() throws -> LibPQFile {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) { return LibPQFile(handle: handle) }
    }
    throw PostgresError(.library, "libpq is not installed")
  }

  func symbol<Function>(_ name: String) throws -> Function {
    guard let symbol = dlsym(handle, name) else {
      throw PostgresError(.library, "libpq has no \(name): it is older than PostgreSQL 14")
    }
    return unsafeBitCast(symbol, to: Function.self)
  }
}
