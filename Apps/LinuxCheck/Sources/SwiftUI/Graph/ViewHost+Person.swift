import Foundation

/// Why a person could not do something.
@_spi(Testing) public struct HostError: Error, CustomStringConvertible {
  public let description: String
}

@_spi(Testing) extension ViewHost {
  /// Presses what has this label or identifier, and renders.
  public func press(_ name: String) throws {
    try deed(name, "be pressed", \.press)()
    render()
  }

  /// Types into a field found by its title, prompt, label or identifier; what stood there goes.
  public func type(_ text: String, into name: String) throws {
    let node = try target(name, "be typed into") { $0.deeds.write != nil }
    node.deeds.focus?(true)
    node.deeds.write?(text)
    render()
  }

  /// Sends what stands in a field (return key).
  public func submit(_ name: String) throws {
    try deed(name, "be sent", \.submit)()
    render()
  }

  /// Gives the focus to a field, or takes it.
  public func focus(_ name: String, _ isOn: Bool = true) throws {
    let act = try deed(name, "have the focus", \.focus)
    act(isOn)
    render()
  }

  /// Switches a toggle.
  public func toggle(_ name: String) throws {
    let node = try target(name, "be switched") { $0.kind == "Toggle" && $0.deeds.press != nil }
    node.deeds.press?()
    render()
  }

  /// Chooses an option of a picker by what it says.
  public func choose(_ option: String, in picker: String) throws {
    let node = try target(picker, "be chosen from") { $0.kind == "Picker" }
    let options = node.args["options"] as? [Node] ?? []
    guard let found = options.first(where: { $0.texts.contains(option) }),
      let press = found.deeds.press
    else { throw HostError(description: "no option \(option) in \(picker)") }
    press()
    render()
  }

  /// Moves a slider to a share of its range, or a stepper by the sign.
  public func step(_ name: String, _ by: Double) throws {
    let act = try deed(name, "be moved", \.step)
    act(by)
    render()
  }

  /// Swipes away, or taps beside, what lies on top.
  public func dismiss() throws {
    guard let top = presented.last, let dismiss = top.deeds.dismiss else {
      throw HostError(description: "nothing to dismiss")
    }
    dismiss()
    render()
  }

  /// Gives files to the importer that is shown.
  public func pick(_ result: Result<[URL], any Error>) throws {
    guard let pick = presented.last(where: { $0.deeds.pick != nil })?.deeds.pick else {
      throw HostError(description: "no importer is shown")
    }
    pick(result)
    render()
  }

  /// The first view that says this, in what lies on top or below it; nil where none does.
  public func find(_ text: String) -> Node? {
    tree.everything.first { $0.args["string"] as? String == text }
  }

  /// What has this identifier.
  public func find(identifier: String) -> Node? {
    tree.everything.first { $0.args["identifier"] as? String == identifier }
  }
}

extension ViewHost {
  private func deed<Act>(
    _ name: String, _ what: String, _ act: KeyPath<Deeds, Act?>
  ) throws -> Act {
    let node = try target(name, what) { $0.deeds[keyPath: act] != nil }
    guard let found = node.deeds[keyPath: act] else {
      throw HostError(description: "\(name) cannot \(what)")
    }
    return found
  }

  /// The topmost thing of that name that can do it.
  private func target(
    _ name: String, _ what: String, _ isAble: (Node) -> Bool
  ) throws -> Node {
    let layers = Array(presented.reversed()) + [tree]
    for layer in layers {
      if let node = layer.named(name).lazy.flatMap(\.able).first(where: isAble) { return node }
      if ["Alert", "ConfirmationDialog"].contains(layer.kind) { break }
    }
    throw HostError(description: "nothing called \(name) can \(what)\n" + tree.outline())
  }
}

extension Node {
  /// All, what is presented included.
  var everything: [Node] { all }

  /// Itself and what is below it, without going into what is presented.
  var able: [Node] { kind == "Root" ? children.flatMap(\.all) : all }

  /// The views with this identifier, this label, or this text, innermost control first.
  func named(_ name: String) -> [Node] {
    let here = able
    let marked = here.filter { $0.args["identifier"] as? String == name }
    let labelled = here.filter {
      $0.kind.hasPrefix("mod:accessibilityLabel") && $0.args["label"] as? String == name
    }
    let saying = here.filter { $0.isDoing && ($0.texts.contains(name) || $0.says(name)) }
    return marked + labelled + saying.reversed()
  }

  var isDoing: Bool {
    deeds.press != nil || deeds.write != nil || deeds.step != nil || kind == "Picker"
  }

  func says(_ name: String) -> Bool {
    ["title", "prompt", "label"].contains { args[$0] as? String == name }
      || texts.joined(separator: " ") == name
  }
}
