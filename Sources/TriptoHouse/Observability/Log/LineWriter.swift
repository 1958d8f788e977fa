import Foundation
import Synchronization

/// Takes lines without ever waiting and writes them from a thread of its own, so that a full disk,
/// a closed pipe or a stopped terminal neither ends the process nor holds a request (SE40).
public final class LineWriter: Sendable {
  private let descriptor: Descriptor
  private let notice: @Sendable (Int) -> String
  private let state: Mutex<State>
  private let wake = DispatchSemaphore(value: 0)

  private struct State {
    var backlog: LineBacklog
    var isWriting = false
    var waiting: [DispatchSemaphore] = []

    /// A round of writing is over: whoever waits for the last one goes on.
    mutating func rest() {
      isWriting = false
      guard backlog.isEmpty else { return }
      for each in waiting { each.signal() }
      waiting = []
    }
  }

  /// - Parameters:
  ///   - descriptor: Number of the open file, 1 or 2 for the standard ones.
  ///   - capacity: How many bytes may wait.
  ///   - notice: The line that tells that so many lines were lost.
  public init(
    descriptor: Int32, capacity: Int = 1_048_576, notice: @escaping @Sendable (Int) -> String
  ) {
    self.descriptor = Descriptor(number: descriptor)
    self.notice = notice
    state = Mutex(State(backlog: LineBacklog(capacity: capacity)))
    Thread { [self] in run() }.start()
  }

  /// Lines lost in all.
  public var lost: Int { state.withLock { $0.backlog.lostInAll } }

  /// Puts `line` up for writing; it gets its end here.
  @Sendable public func write(line: String) { write(text: line + "\n") }

  /// Puts whole lines up for writing.
  public func write(text: String) {
    if state.withLock({ $0.backlog.add(text) }) { wake.signal() }
  }

  /// Waits until everything is written, `seconds` at most.
  public func flush(within seconds: Double) {
    let done = DispatchSemaphore(value: 0)
    let isDone = state.withLock { state in
      guard state.isWriting || !state.backlog.isEmpty else { return true }
      state.waiting.append(done)
      return false
    }
    if !isDone { _ = done.wait(timeout: .now() + seconds) }
  }

  private func run() {
    var isWithinLine = false
    while true {
      wake.wait()
      let lines = state.withLock { state in
        state.isWriting = true
        return state.backlog.take()
      }
      for line in lines { put(line, &isWithinLine) }
      state.withLock { $0.rest() }
    }
  }

  /// - Parameter isWithinLine: Whether the last line was cut off in the middle.
  private func put(_ line: String, _ isWithinLine: inout Bool) {
    guard writeNow(line, &isWithinLine) else { return state.withLock { $0.backlog.lose(1) } }
    guard let lost = state.withLock({ $0.backlog.takeLost() }) else { return }
    if !writeNow(notice(lost) + "\n", &isWithinLine) {
      state.withLock { $0.backlog.putBackLost(lost) }
    }
  }

  private func writeNow(_ line: String, _ isWithinLine: inout Bool) -> Bool {
    let outcome = descriptor.write(isWithinLine ? "\n" + line : line)
    if outcome != .nothing { isWithinLine = outcome == .part }
    return outcome == .whole
  }
}
