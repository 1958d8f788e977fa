/// Numbers of libpq-fe.h and postgres_ext.h, by the names they have there.
extension LibPQ {
  enum Status {
    static let ok: UInt32 = 0
  }

  enum Outcome {
    static let commandOK: UInt32 = 1
    static let tuplesOK: UInt32 = 2
    static let fatalError: UInt32 = 7
    static let pipelineSync: UInt32 = 10
    static let pipelineAborted: UInt32 = 11
  }

  /// `PG_DIAG_…`: letters.
  enum Diagnostic {
    static let sqlState = Int32(UInt8(ascii: "C"))
    static let message = Int32(UInt8(ascii: "M"))
    static let detail = Int32(UInt8(ascii: "D"))
  }

  /// Values are sent and read in the server's binary form.
  static let binary: Int32 = 1
}
