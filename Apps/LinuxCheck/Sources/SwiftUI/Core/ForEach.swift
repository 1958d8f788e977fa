import Foundation

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
  }

  /// NB: as long as the ForEach's value is the old one, its rows are, so that their bodies are left alone.
  func makeNodes(_ scope: Scope) -> [Node] {
    let rows = scope.element.memory(Made<[(ID, Content)]>.self) { Made() }
    let made = rows.value(scope) { data.map { (id($0), content($0)) } }
    var nodes: [Node] = []
    var seen: [ID: Int] = [:]
    for (id, view) in made {
      let copies = seen[id, default: 0]
      seen[id] = copies + 1
      if copies > 0 { scope.host.complain("ForEach: the id \(id) occurs more than once") }
      let step = Step.id(AnyHashable(id), copy: copies)
      nodes += scope.nodes(of: view, at: step, isFresh: rows.isFresh)
    }
    return nodes
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content, self.id) = (data, content, { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content, self.id) = (data, content, { $0 })
  }
}
