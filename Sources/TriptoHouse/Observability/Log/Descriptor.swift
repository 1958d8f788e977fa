import Foundation

/// An open file, pipe or terminal that text is written to. No error of it ends the process: what
/// cannot be written is reported by the result (SE40).
struct Descriptor: Sendable {
  let number: Int32

  /// How far a write came.
  enum Outcome: Sendable, Equatable {
    case whole
    /// Some bytes at the beginning were written before the error.
    case part
    case nothing
  }

  /// Writes all of `text`, and waits for whoever reads it.
  func write(_ text: String) -> Outcome {
    var rest = Array(text.utf8)[...]
    let size = rest.count
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if !canTryAgain() {
        return rest.count == size ? .nothing : .part
      }
    }
    return .whole
  }

  /// Whether the last write failed for a passing reason; waits until that is over.
  private func canTryAgain() -> Bool {
    switch errno {
    case EINTR: return true
    case EAGAIN:
      var wanted = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      return poll(&wanted, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }
}
