import Foundation

/// How a view is found below another: by its place, its branch, its id.
enum Step: Hashable {
  case content
  case body
  case index(Int)
  case branch(Bool)
  case id(AnyHashable, copy: Int)
  case role(String)

  var name: String {
    switch self {
    case .content: "."
    case .body: ""
    case .index(let index): "/\(index)"
    case .branch(let isFirst): isFirst ? "/if" : "/else"
    case .id(let id, let copy): copy == 0 ? "[\(id.base)]" : "[\(id.base)#\(copy)]"
    case .role(let role): "/" + role
    }
  }
}

/// A place in the graph. It outlives the values of the views that stand there and keeps what belongs to them.
@MainActor final class Element {
  let type: Any.Type
  let identity: String
  private(set) var children: [Step: Element] = [:]
  private var order: [Step] = []
  /// The pass in which it was last met.
  var visited = 0
  /// Nothing was made of it yet.
  var isNew = true
  private var memories: [ObjectIdentifier: AnyObject] = [:]
  /// Called once when it goes, its own last.
  var farewells: [@MainActor () -> Void] = []

  init(type: Any.Type, identity: String) {
    self.type = type
    self.identity = identity
  }

  func child(_ step: Step, _ type: Any.Type) -> Element {
    if let known = children[step] {
      if known.type == type { return known }
      known.leave()
      order.removeAll { $0 == step }
    }
    let name = step.name
    let shown = name.isEmpty && step == .body ? "/" + Self.name(type) : name
    let made = Element(type: type, identity: identity + shown)
    children[step] = made
    order.append(step)
    return made
  }

  /// What is kept here from pass to pass, made when first asked for.
  func memory<Kept: AnyObject>(_ type: Kept.Type, _ make: () -> Kept) -> Kept {
    if let kept = memories[ObjectIdentifier(type)] as? Kept { return kept }
    let kept = make()
    memories[ObjectIdentifier(type)] = kept
    return kept
  }

  /// Lets go of what the pass did not meet.
  func sweep(_ pass: Int) {
    for step in order {
      guard let child = children[step] else { continue }
      if child.visited == pass { child.sweep(pass) } else { drop(step, child) }
    }
    order.removeAll { children[$0] == nil }
  }

  private func drop(_ step: Step, _ child: Element) {
    children[step] = nil
    child.leave()
  }

  func leave() {
    for step in order { children[step]?.leave() }
    children = [:]
    order = []
    for farewell in farewells { farewell() }
    farewells = []
  }

  static func name(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }
}

extension [String: Any] {
  /// Without what is nil.
  init(present: [String: Any?]) { self = present.compactMapValues { $0 } }
}
