import Foundation

public struct Image: Equatable, Sendable {
  public enum Scale: Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }

  let name: String
  let isSystem: Bool
  var isDecorative = false
  var isResizable = false
  var variableValue: Double?

  public init(systemName: String) { (name, isSystem) = (systemName, true) }
  public init(_ name: String, bundle: Bundle? = nil) {
    (self.name, isSystem) = (name, false)
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    (self.name, isSystem, isDecorative) = (name, false, true)
  }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    (self.name, isSystem, isDecorative) = (name, false, true)
    self.variableValue = variableValue
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: View, PrimitiveView {
  public typealias Body = Never
  func makeNodes(_ scope: Scope) -> [Node] {
    [
      scope.node(
        "Image",
        [
          "name": name, "isSystem": isSystem, "isResizable": isResizable,
          "isDecorative": isDecorative, "variableValue": variableValue,
          "scale": scope.environment.imageScale,
        ])
    ]
  }
}
