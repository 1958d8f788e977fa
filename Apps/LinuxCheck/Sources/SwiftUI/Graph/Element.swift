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
  /// In the order in which they came. NB: a list, for most have one or two.
  private(set) var children: [(step: Step, element: Element)] = []
  /// The pass in which it was last met.
  var visited = 0
  /// Nothing was made of it yet.
  var isNew = true
  private var memories: [(type: ObjectIdentifier, kept: AnyObject)] = []
  /// Called once when it goes, its own last.
  var farewells: [@MainActor () -> Void] = []

  init(type: Any.Type, identity: String) {
    self.type = type
    self.identity = identity
  }

  func child(_ step: Step, _ type: Any.Type) -> Element {
    if let place = children.firstIndex(where: { $0.step == step }) {
      let known = children[place].element
      if known.type == type { return known }
      known.leave()
      children.remove(at: place)
    }
    let name = step.name
    let shown = name.isEmpty && step == .body ? "/" + Self.name(type) : name
    let made = Element(type: type, identity: identity + shown)
    children.append((step, made))
    return made
  }

  /// What is kept here from pass to pass, made when first asked for.
  func memory<Kept: AnyObject>(_ type: Kept.Type, _ make: () -> Kept) -> Kept {
    let id = ObjectIdentifier(type)
    if let known = memories.first(where: { $0.type == id }) {
      // NB: it is kept under its own type.
      return unsafeDowncast(known.kept, to: type)
    }
    let kept = make()
    memories.append((id, kept))
    return kept
  }

  /// Lets go of what the pass did not meet.
  func sweep(_ pass: Int) {
    var isLess = false
    for (_, child) in children {
      if child.visited == pass {
        child.sweep(pass)
      } else {
        child.leave()
        isLess = true
      }
    }
    if isLess { children.removeAll { $0.element.visited != pass } }
  }

  func leave() {
    for (_, child) in children { child.leave() }
    children = []
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
