import Foundation

/// An alert or a dialog: a title, words, and buttons that close it.
nonisolated struct Asking<Content: View, Actions: View, Message: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let kind: String
  let title: Text
  let titleVisibility: Visibility
  let isPresented: Binding<Bool>
  let actions: Actions?
  let message: Message?
  nonisolated init(
    _ content: Content, _ kind: String, _ title: Text, _ isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, actions: Actions?, message: Message?
  ) {
    (self.content, self.kind, self.title) = (content, kind, title)
    (self.titleVisibility, self.isPresented) = (titleVisibility, isPresented)
    (self.actions, self.message) = (actions, message)
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let nodes = scope.nodes(of: content, at: .content)
    let isPresented = isPresented
    guard scope.reading({ isPresented.wrappedValue }), let actions else { return nodes }
    let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
    let inner = scope.below(.role(kind)).with { values in
      values.closing = Dismissal(close)
      values.isEnabled = true
      values.styles.button = .plain(DefaultButtonStyle())
    }
    var buttons = inner.nodes(of: actions, at: .content)
    if buttons.isEmpty, kind == "Alert" {
      buttons = inner.nodes(of: Button("OK") {}, at: .role("ok"))
    }
    let node = scope.node(
      kind,
      [
        "title": title.plainString, "titleVisibility": titleVisibility,
        "message": message.map { inner.nodes(of: $0, at: .role("message")) } ?? [],
      ], buttons)
    if kind == "ConfirmationDialog" { node.deeds.dismiss = close }
    scope.host.presented.append(node)
    return nodes
  }
}

/// The system's sheet for files.
nonisolated struct ImportingFiles<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let isPresented: Binding<Bool>
  let types: [String]
  let allowsMany: Bool
  let onCompletion: (Result<[URL], any Error>) -> Void
  nonisolated init(
    _ content: Content, _ isPresented: Binding<Bool>, _ types: [String], many: Bool,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) {
    (self.content, self.isPresented, self.types) = (content, isPresented, types)
    (allowsMany, self.onCompletion) = (many, onCompletion)
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let nodes = scope.nodes(of: content, at: .content)
    let (isPresented, onCompletion) = (isPresented, onCompletion)
    guard scope.reading({ isPresented.wrappedValue }) else { return nodes }
    let node = scope.node("FileImporter", ["types": types, "allowsMultipleSelection": allowsMany])
    node.deeds.dismiss = { isPresented.wrappedValue = false }
    node.deeds.pick = { result in
      isPresented.wrappedValue = false
      onCompletion(result)
    }
    scope.host.presented.append(node)
    return nodes
  }
}

/// Importing one file, by the completion of many.
nonisolated func one(
  _ onCompletion: @escaping (Result<URL, any Error>) -> Void
) -> (Result<[URL], any Error>) -> Void {
  { result in
    switch result {
    case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
    case .failure(let error): onCompletion(.failure(error))
    }
  }
}
