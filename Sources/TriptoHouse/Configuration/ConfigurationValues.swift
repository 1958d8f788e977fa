/// Where the server runs (RE49).
public enum ServerEnvironment: String, Sendable, CaseIterable {
  case dev, staging, prod
}

/// Whether the show is spoken, and whether destinations are written on request (RE28).
public enum Switch: String, Sendable, CaseIterable {
  case on, off
}

/// How clips that are in a bucket reach whoever asks (RE39).
public enum ClipsServed: String, Sendable, CaseIterable {
  /// By this server.
  case through
  /// From the bucket, by an address that is good for an hour.
  case redirect
}

/// How much the server logs (RE42).
public enum LogLevel: String, Sendable, CaseIterable {
  case debug, info, warn, error
}

/// The PEM files of the server's own certificate (RE52).
public struct TLSFiles: Sendable, Equatable {
  public let certificatePath: String
  public let keyPath: String
}
