import Foundation
@_spi(Testing) import SwiftUI

/// A node's arguments, by the type that is asked for.
@MainActor
struct Arguments {
  private let values: [String: Any]

  init(_ node: Node) { values = node.args }

  /// The value under a name; nil where it is absent, nil, or of another type.
  func value<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    // NB: the cast looks into an optional, too.
    values[name] as? Value
  }

  /// A number of whatever type.
  func number(_ name: String) -> Double? {
    switch values[name] {
    case let number as CGFloat: return Double(number)
    case let number as Double: return number
    case let number as Float: return Double(number)
    case let number as Int: return Double(number)
    default: return nil
    }
  }

  func flag(_ name: String) -> Bool { value(name) ?? false }

  /// What an argument with views was lowered to.
  func nodes(_ name: String) -> [Node] { value(name) ?? [] }

  /// A string, or the text of one `Text`.
  func words(_ name: String) -> String? {
    if let string = value(name, as: String.self) { return string }
    return value(name, as: [Node].self)?.first.flatMap { Arguments($0).value("content") }
  }
}
