import Foundation
@_spi(Testing) import SwiftUI

/// A node's arguments, by the type that is asked for.
@MainActor
struct Arguments {
  private let values: [String: Any]

  init(_ node: Node) { values = node.args }

  /// The value under a name; nil where it is absent, nil, or of another type.
  func value<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    guard let any = values[name] else { return nil }
    return Self.unwrapped(any) as? Value
  }

  /// A number of whatever type.
  func number(_ name: String) -> Double? {
    guard let any = values[name] else { return nil }
    switch Self.unwrapped(any) {
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

  /// An optional in an `Any` is looked into.
  private static func unwrapped(_ any: Any) -> Any? {
    let mirror = Mirror(reflecting: any)
    guard mirror.displayStyle == .optional else { return any }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
