/// Something a test opens once, and others wait for.
final class Gate: Sendable {
  private let opened: AsyncStream<Void>
  private let sink: AsyncStream<Void>.Continuation

  init() { (opened, sink) = AsyncStream.makeStream() }

  func open() { sink.finish() }

  func wait() async { for await _ in opened {} }
}
