import Foundation
public import TriptoKernel
public import TriptoServices

/// Speaks lines in the background: three at a time, a minute each, the most urgent first.
public actor VoiceStudio {
  /// What became of a line.
  public struct Prepared: Sendable {
    public let line: VoiceLine
    public let result: Result<StoredClip, SpeechError>
  }

  private struct Job {
    let line: VoiceLine
    let answer: AsyncStream<Prepared>.Continuation
    let batch: Batch
  }

  /// The lines of one wish that are still open.
  private final class Batch {
    var open: Set<Int> = []
  }

  private let booth: Booth
  private let cache: ClipCache
  private let clock: any Clock<Duration>
  private let limit: Duration
  private let report: Booth.Report
  private var isStopped = false
  private var queue: LineQueue
  private var jobs: [Int: Job] = [:]
  private var tasks: [Int: Task<Void, Never>] = [:]

  /// - Parameters:
  ///   - cast: The engines of each language; the first that can speak does.
  ///   - budget: Characters that may be sent to paid engines; clips of the cache cost nothing.
  ///   - width: Lines at the same time.
  ///   - limit: For one line, from the engine's first try to the finished clip.
  ///   - report: What every engine came to; a line that is given up at `limit` is the "studio".
  public init(
    cast: [Language: [any SpeechEngine]], cache: ClipCache, maker: ClipMaker = ClipMaker(),
    budget: Int = .max, width: Int = 3, limit: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(), report: @escaping Booth.Report = { _, _ in },
    told: @escaping ProviderNews.Listener = { _ in }
  ) {
    booth = Booth(
      cast: cast, cache: cache, maker: maker, budget: budget, clock: clock, report: report,
      told: told)
    self.report = report
    self.cache = cache
    self.limit = limit
    self.clock = clock
    queue = LineQueue(width: width)
  }

  /// Speaks the lines; each comes out of the stream when it is ready or has failed, and the stream
  /// ends after the last. Giving the stream up, or cancelling its reader, stops what is not done.
  public func prepare(_ lines: [VoiceLine]) -> AsyncStream<Prepared> {
    let (stream, answer) = AsyncStream.makeStream(of: Prepared.self)
    guard !isStopped else {
      answer.finish()
      return stream
    }
    let batch = Batch()
    var serials: [Int] = []
    for line in lines {
      let serial = queue.add(priority: line.priority)
      jobs[serial] = Job(line: line, answer: answer, batch: batch)
      batch.open.insert(serial)
      serials.append(serial)
    }
    if lines.isEmpty { answer.finish() }
    answer.onTermination = { [weak self, serials] _ in
      Task { await self?.cancel(serials) }
    }
    startMore()
    return stream
  }

  /// Ends all work and every stream; returns when no engine, file or process is left of it.
  public func stop() async {
    isStopped = true
    let running = Array(tasks.values)
    cancel(Array(jobs.keys))
    for task in running { await task.value }
    for job in jobs.values { job.answer.finish() }
    jobs = [:]
    await cache.stop()
  }

  private func startMore() {
    while let serial = queue.start() {
      guard let line = jobs[serial]?.line else {
        queue.end(serial)
        continue
      }
      tasks[serial] = Task { await self.speak(line, serial) }
    }
  }

  private func speak(_ line: VoiceLine, _ serial: Int) async {
    let result: Result<StoredClip, SpeechError>?
    let name = "the line \(line.id)"
    do {
      let booth = self.booth
      let clip = try await withTimeLimit(limit, on: clock, late: SpeechError.timedOut(name)) {
        // NB: what nobody waits for yet leaves the processor to the games.
        try await Tool.$niceness.withValue(line.priority > 0 ? 10 : 0) {
          try await booth.record(line.text, in: line.language)
        }
      }
      result = .success(clip)
    } catch let error as SpeechError {
      if error == .timedOut(name) { report("studio", error) }
      result = .failure(error)
    } catch is CancellationError {
      result = nil
    } catch {
      result = .failure(.storage("\(error)"))
    }
    finish(serial, result)
  }

  private func finish(_ serial: Int, _ result: Result<StoredClip, SpeechError>?) {
    tasks[serial] = nil
    queue.end(serial)
    if let job = jobs.removeValue(forKey: serial) {
      if let result { job.answer.yield(Prepared(line: job.line, result: result)) }
      job.batch.open.remove(serial)
      if job.batch.open.isEmpty { job.answer.finish() }
    }
    startMore()
  }

  private func cancel(_ serials: [Int]) {
    for serial in serials {
      if queue.withdraw(serial), let job = jobs.removeValue(forKey: serial) { job.answer.finish() }
      tasks[serial]?.cancel()
    }
  }
}
