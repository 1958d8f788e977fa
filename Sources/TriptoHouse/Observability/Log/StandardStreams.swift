import Foundation
import SystemPackage

/// Standard input, output and error of the process.
public enum StandardStreams {
  /// Makes all three safe to use. A closed one becomes `/dev/null`, or the next file that is opened,
  /// perhaps the database, would get its number and the log's lines. A reader that went away is an
  /// error of the write, no signal that ends the process (SE40). Call it once, before any file is
  /// opened.
  public static func secure() {
    signal(SIGPIPE, SIG_IGN)
    for number in STDIN_FILENO...STDERR_FILENO where !isStream(number) { silence(number) }
  }

  /// NB: a closed number may have been given to something of Swift's runtime already, which has no
  /// kind of file.
  private static func isStream(_ number: Int32) -> Bool {
    guard let status = try? FileDescriptor(rawValue: number).stat() else { return false }
    return status.type.rawValue != 0
  }

  private static func silence(_ number: Int32) {
    // NB: a number in use stays with its user: nothing may be written over it.
    guard fcntl(number, F_GETFD) == -1 else { return }
    let null = open("/dev/null", O_RDWR)
    guard null != -1, null != number else { return }
    dup2(null, number)
    close(null)
  }
}

/// The place for complaints of the command line: standard output belongs to results.
public enum StandardError {
  /// Writes `line` and its end in one piece. What cannot be written is given up.
  @Sendable public static func writeLine(_ line: String) {
    _ = Descriptor(number: STDERR_FILENO).write(line + "\n")
  }
}
