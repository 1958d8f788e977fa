import Foundation
import Observation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite struct LifecycleTests {
  @Test func appearsOnceAndDisappears() {
    let log = Log()
    let host = ViewHost(Coming(log: log))
    host.render()
    log.isShown = true
    host.render()
    host.render()
    log.isShown = false
    host.render()
    #expect(log.lines == ["appear", "disappear"])
  }

  @Test func tasksRunAndAreCancelled() async {
    let log = Log()
    log.isShown = true
    let host = ViewHost(Working(log: log))
    await host.settle()
    #expect(log.lines == ["start 0"])
    log.id = 1
    await host.settle()
    await lines(3, of: log)
    #expect(log.lines.sorted() == ["end 0", "start 0", "start 1"])
    log.isShown = false
    await host.settle()
    await lines(4, of: log)
    #expect(log.lines.sorted() == ["end 0", "end 1", "start 0", "start 1"])
  }

  @Test func changesAreToldWithOldAndNew() {
    let log = Log()
    let host = ViewHost(Watching(log: log))
    host.render()
    log.id = 3
    host.render()
    host.render()
    #expect(log.lines == ["initial 0", "0 to 3"])
  }

  @Test func stateSetOnArrivalIsShownAtOnce() {
    let host = ViewHost(Arriving())
    #expect(host.render().texts == ["here"])
  }

  @Test func closingEndsAll() async {
    let log = Log()
    log.isShown = true
    let host = ViewHost(Working(log: log))
    await host.settle()
    host.close()
    await lines(2, of: log)
    #expect(log.lines == ["start 0", "end 0"])
  }

  /// NB: a busy machine lets a cancelled task wait for its turn.
  private func lines(_ count: Int, of log: Log) async {
    for _ in 0..<50_000 where log.lines.count < count { await Task.yield() }
  }

  @Test func endlessChangeIsComplainedOf() {
    let host = ViewHost(Endless())
    host.render()
    #expect(host.complaints.count == 1)
  }
}

@MainActor @Observable private final class Log {
  var isShown = false
  var id = 0
  @ObservationIgnored var lines: [String] = []
}

private struct Coming: View {
  let log: Log
  var body: some View {
    if log.isShown {
      Text(verbatim: "x")
        .onAppear { log.lines.append("appear") }
        .onDisappear { log.lines.append("disappear") }
    }
  }
}

private struct Working: View {
  let log: Log
  var body: some View {
    if log.isShown {
      Text(verbatim: "x").task(id: log.id) { [id = log.id] in
        log.lines.append("start \(id)")
        let (stream, _) = AsyncStream<Never>.makeStream()
        for await _ in stream {}
        log.lines.append("end \(id)")
      }
    }
  }
}

private struct Watching: View {
  let log: Log
  var body: some View {
    Text(verbatim: "\(log.id)")
      .onChange(of: log.id) { log.lines.append("\($0) to \($1)") }
      .onChange(of: log.isShown, initial: true) { log.lines.append("initial \(log.id)") }
  }
}

private struct Arriving: View {
  @State private var isHere = false
  var body: some View {
    Text(verbatim: isHere ? "here" : "away").onAppear { isHere = true }
  }
}

private struct Endless: View {
  @State private var count = 0
  var body: some View {
    Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}
