import TriptoGame

extension Table {
  /// Makes the stream of a viewer when it is first needed.
  mutating func open(_ viewer: Viewer) {
    guard streams[viewer] == nil else { return }
    streams[viewer] = ViewerStream(viewer: viewer, epoch: services.newID())
  }

  /// NB: by index, since a loop over the values would copy them all at the first change.
  mutating func forEachStream(_ body: (inout ViewerStream) -> Void) {
    var index = streams.values.startIndex
    while index != streams.values.endIndex {
      body(&streams.values[index])
      streams.values.formIndex(after: &index)
    }
  }

  mutating func takeUnsent() -> [Batch.Send] {
    var sends: [Batch.Send] = []
    forEachStream { stream in if let send = stream.takeUnsent() { sends.append(send) } }
    return sends
  }

  /// Whether this is the viewer's socket: a replaced one's late word changes nothing.
  func isOpen(_ viewer: Viewer, on socket: SocketID) -> Bool {
    streams[viewer]?.link?.socket == socket
  }
}
