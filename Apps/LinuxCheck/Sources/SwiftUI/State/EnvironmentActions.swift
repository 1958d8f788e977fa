import Foundation

// NB: unsafe, since only the main actor calls what it holds.
@MainActor @preconcurrency public struct DismissAction {
  nonisolated(unsafe) let target: Dismissal?
  nonisolated init(target: Dismissal? = nil) { self.target = target }
  @MainActor @preconcurrency public func callAsFunction() { target?.dismiss() }
}

/// What is shown over something, and how it goes.
final class Dismissal {
  let dismiss: @MainActor () -> Void
  nonisolated init(_ dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }
}

@MainActor @preconcurrency public struct OpenURLAction {
  public struct Result: Sendable {
    let isHandled: Bool
    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: true)
    public static let systemAction = Result(isHandled: false)
  }
  // NB: unsafe for the same reason.
  nonisolated(unsafe) let handler: @MainActor (URL) -> Result
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }
  nonisolated init(_ system: @escaping @MainActor (URL) -> Result) { handler = system }
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (Bool) -> Void
  ) {
    completion(handler(url).isHandled)
  }
}

extension EnvironmentValues {
  private struct Actions: EnvironmentKey {
    static var defaultValue: Actions { Actions() }
    var dismiss = DismissAction()
    var isPresented = false
    var openURL = OpenURLAction { _ in .systemAction }
    var isEnabled = true
    var isFocused = false
    var submit: [Submitting] = []
  }
  private var actions: Actions {
    get { self[Actions.self] }
    set { self[Actions.self] = newValue }
  }

  public internal(set) var dismiss: DismissAction {
    get { actions.dismiss }
    set { actions.dismiss = newValue }
  }
  public internal(set) var isPresented: Bool {
    get { actions.isPresented }
    set { actions.isPresented = newValue }
  }
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get { actions.openURL }
    set { actions.openURL = newValue }
  }
  public var isEnabled: Bool {
    get { actions.isEnabled }
    set { actions.isEnabled = newValue }
  }
  public internal(set) var isFocused: Bool {
    get { actions.isFocused }
    set { actions.isFocused = newValue }
  }
  /// What is done when text is sent, the outermost first.
  var submitting: [Submitting] {
    get { actions.submit }
    set { actions.submit = newValue }
  }
}

struct Submitting {
  let triggers: SubmitTriggers
  let action: () -> Void
}
