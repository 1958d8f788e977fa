// What the snippets stand on.
import Foundation
import Observation
import SwiftUI

struct Plain: Hashable { var name = "" }
struct Item: Identifiable, Hashable, Sendable {
  var id = 0
  var name = ""
}
struct Loose { var name = "" }
@MainActor @Observable final class Model {
  var name = ""
  var count = 0
  var isOn = false
}
final class Shared { var count = 0 }
@MainActor var text: Binding<String> { .constant("") }
@MainActor var flag: Binding<Bool> { .constant(false) }
@MainActor var number: Binding<Double> { .constant(0) }
@MainActor var whole: Binding<Int> { .constant(0) }
@MainActor var chosen: Binding<Item?> { .constant(nil) }
let items = [Item(), Item(id: 1)]
let plains = [Plain()]
let losts = [Loose()]
let optional: String? = nil
func act() {}
func later() async {}
@MainActor func onMain() {}
