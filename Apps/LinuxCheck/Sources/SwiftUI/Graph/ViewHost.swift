import Foundation
import Observation

/// A window for tests: shows a view, and does what a person does.
@_spi(Testing) @MainActor public final class ViewHost {
  let graph = GraphHost()
  private let root: any View
  /// What the device gives. A change is shown by the next `render`.
  public var environment: EnvironmentValues { didSet { isStale = true } }
  private var last: Node?
  /// What the device gives has changed since the tree was made.
  private var isStale = false

  public init(_ root: some View, environment: EnvironmentValues = EnvironmentValues()) {
    (self.root, self.environment) = (root, environment)
  }

  /// The room of the screen in points, for what asks before the layout has answered.
  public var size: CGSize {
    get { graph.size }
    set {
      isStale = isStale || newValue != graph.size
      graph.size = newValue
    }
  }

  /// The time that `TimelineView`s see.
  public var clock: Date {
    get { graph.clock }
    set {
      isStale = isStale || newValue != graph.clock
      graph.clock = newValue
    }
  }

  /// The tree of now (NODES.md): the one made last, where nothing has changed.
  @discardableResult public func render() -> Node {
    if let last, !isStale, !graph.signal.isUp { return last }
    isStale = false
    let node = graph.make(root, environment)
    last = node
    return node
  }

  /// Renders until nothing has changed while all that can run on the main actor has run.
  @discardableResult public func settle() async -> Node {
    var node = render()
    var quiet = 0
    while quiet < 40 {
      await Task.yield()
      quiet = graph.signal.isUp ? 0 : quiet + 1
      if quiet == 0 { node = render() }
    }
    return node
  }

  /// Renders at every change until the tree is as it should be.
  @discardableResult public func settle(until isMet: (Node) -> Bool) async -> Node {
    var node = await settle()
    while !isMet(node) {
      await graph.signal.wait()
      node = await settle()
    }
    return node
  }

  /// Renders at every change, as a device does, until the task is cancelled.
  public func redraw() async {
    let signal = graph.signal
    while !Task.isCancelled {
      await withTaskCancellationHandler {
        await signal.wait()
      } onCancel: {
        signal.raise()
      }
      if !Task.isCancelled { render() }
      await Task.yield()
    }
  }

  /// The tree last made.
  public var tree: Node { last ?? render() }

  /// What lies over the screen, lowest first.
  public var presented: [Node] { tree.args["presented"] as? [Node] ?? [] }

  /// How often the body of each type was evaluated since the last `resetCounts()`, by its name without parameters.
  public var bodyCounts: [String: Int] { graph.bodyCounts }
  public func resetCounts() { graph.resetCounts() }

  /// What no app may do: ids that occur twice in a `ForEach`, state that changes without end.
  public var complaints: [String] { graph.complaints }

  /// What was offered to the share sheet, oldest first.
  public var shared: [[String]] { graph.shared }

  /// What the device was asked to let the hand feel (`sensoryFeedback`), oldest first.
  public var feedback: [SensoryFeedback] { graph.feedback }

  /// The window closes: tasks end, everything disappears.
  public func close() { graph.close() }
}
