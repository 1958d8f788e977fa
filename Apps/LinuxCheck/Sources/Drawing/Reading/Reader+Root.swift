import Foundation
@_spi(Testing) import SwiftUI

extension Reader {
  /// The screen, and what lies over it, lowest first.
  func root(_ node: Node) -> (screen: Box, above: [Presented]) {
    guard node.kind == "Root" else { return (column([node]), []) }
    return (column(node.children), Arguments(node).nodes("presented").compactMap(presented))
  }

  private func presented(_ node: Node) -> Presented? {
    let arguments = Arguments(node)
    let look = system(of: node)
    let ground = Paint.colour(SystemLook.raisedGround)
    switch node.kind {
    case "Sheet":
      let detents: [PresentationDetent] = arguments.value("detents") ?? []
      let share = detents.isEmpty || detents.contains(.large) ? 1 : 0.5
      return Presented(
        box: ScreenBox(column(node.children)), form: .sheet(share: share), ground: ground
      )
    case "FullScreenCover":
      let black = Paint.colour(SystemLook.ground)
      return Presented(
        box: ScreenBox(column(node.children)), form: .cover, ground: black)
    case "Popover":
      return Presented(
        box: column(node.children), form: look.isRegular ? .alert : .sheet(share: 1), ground: ground
      )
    case "Alert":
      let (choices, others) = choices(node.children)
      let box = look.alert(
        arguments.words("title") ?? "", boxes(arguments.nodes("message")), choices,
        extra: boxes(others))
      return Presented(box: box, form: .alert, ground: ground)
    case "ConfirmationDialog":
      let shows = arguments.value("titleVisibility", as: Visibility.self) == .visible
      let box = look.actions(
        shows ? arguments.words("title") : nil, boxes(arguments.nodes("message")),
        choices(node.children).buttons)
      return Presented(box: box, form: .actions, ground: ground)
    default: return nil
    }
  }

  private func choices(_ nodes: [Node]) -> (buttons: [DialogChoice], others: [Node]) {
    var buttons: [DialogChoice] = []
    var others: [Node] = []
    for node in nodes {
      if let choice = choice(node, identifier: nil) {
        buttons.append(choice)
      } else {
        others.append(node)
      }
    }
    // The system adds a way out where none is given, and puts it last.
    buttons = buttons.filter { !$0.isCancel } + buttons.filter(\.isCancel)
    return (buttons, others)
  }

  private func choice(_ node: Node, identifier: String?) -> DialogChoice? {
    let arguments = Arguments(node)
    if node.kind.hasPrefix("mod:"), let child = node.children.first {
      return choice(child, identifier: arguments.words("identifier") ?? identifier)
    }
    guard node.kind == "Button" else { return nil }
    let role = arguments.value("role", as: ButtonRole.self)
    return DialogChoice(
      title: node.children.lazy.compactMap(Self.words).first ?? "", isCancel: role == .cancel,
      isDestructive: role == .destructive, isEnabled: node.environment.isEnabled,
      identifier: identifier,
      identity: node.identity)
  }
}

/// Something over the screen.
struct Presented {
  let box: Box
  let form: PresentationBox.Form
  let ground: Paint
}

extension Picture {
  /// Lays a screen out and draws it.
  ///
  /// - Parameters:
  ///   - node: what `ViewHost.render()` made.
  ///   - screen: what it is drawn on.
  ///   - limits: from where on something is a finding.
  @_spi(Testing)
  @MainActor
  public init(_ node: Node, on screen: Screen, limits: Limits = Limits()) {
    let (below, above) = Reader(screen: screen).root(node)
    let box = above.reduce(below) {
      PresentationBox($0, $1.box, $1.form, isRegular: screen.isRegular, ground: $1.ground)
    }
    let pen = Pen(screen)
    let safe = pen.state.safe
    box.place(in: safe, Proposal(safe.size), .center, on: pen)
    pen.finish()
    self.init(pen, screen, limits)
  }
}
