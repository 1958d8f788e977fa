import Foundation

extension Pen {
  /// Draws with another state, and goes back to what held before.
  func with(_ change: (inout PenState) -> Void, _ draw: () -> Void) {
    let before = state
    change(&state)
    draw()
    state = before
  }

  /// Draws inside an SVG group.
  func group(
    _ attributes: @autoclosure @escaping @Sendable () -> [(String, String)],
    _ change: (inout PenState) -> Void, _ draw: () -> Void
  ) {
    sheet.add { _ in "<g\(Markup.attributes(attributes()))>" }
    with(change, draw)
    sheet.add { _ in "</g>" }
  }

  func transformed(_ transform: Transform, _ draw: () -> Void) {
    let back = transform.inverse ?? .identity
    group([("transform", transform.svg)]) {
      $0.transform = $0.transform.after(transform)
      ($0.safe, $0.whole) = (back.apply($0.safe), back.apply($0.whole))
    } _: {
      draw()
    }
  }

  func faded(_ opacity: Double, _ draw: () -> Void) {
    group([("opacity", Markup.number(opacity))], { $0.opacity *= opacity }, draw)
  }

  /// Nothing outside of the outline is seen.
  func clipped(to outline: Outline, _ bounds: CGRect, _ draw: () -> Void) {
    let name = sheet.clip(outline)
    let seen = state.transform.apply(bounds)
    group([("clip-path", name)]) {
      $0.clip = $0.clip.intersection(seen)
      $0.reach = $0.reach.intersection(seen)
    } _: {
      draw()
    }
  }

  /// Something new that lies over all before, which answers no more.
  func layer(_ draw: () -> Void) {
    topLayer += 1
    with(
      {
        $0.layer = topLayer
        ($0.scrollers, $0.control, $0.label, $0.identifier) = ([], nil, nil, nil)
      }, draw)
  }

  /// Draws a scroller's content, which is moved by what was scrolled.
  func scrolled(
    _ frame: CGRect, _ seen: CGRect, _ content: CGSize, _ ways: Set<Way>, _ draw: () -> Void
  ) {
    let number = scrollers.count + 1
    let visible = state.transform.apply(frame)
    scrollers.append(
      DrawnScroller(
        frame: visible, content: content, scrollsAcross: ways.contains(.horizontal),
        scrollsDown: ways.contains(.vertical)))
    let reach = Self.reach(state.reach, visible, ways)
    let name = sheet.clip(.rect(seen))
    let clip = state.clip.intersection(state.transform.apply(seen))
    group([("clip-path", name)]) {
      ($0.clip, $0.reach) = (clip, reach)
      $0.scrollers.append(ScrollerPlace(number: number, frame: visible))
      ($0.safe, $0.whole) = (frame, frame)
    } _: {
      draw()
    }
  }

  /// Along a way that scrolls everything comes into sight.
  private static func reach(_ outer: CGRect, _ frame: CGRect, _ ways: Set<Way>) -> CGRect {
    var reach = outer.intersection(frame)
    if reach.isNull { reach = CGRect(origin: frame.origin, size: .zero) }
    let endless = PenState.endless
    if ways.contains(.horizontal) { (reach.origin.x, reach.size.width) = (-endless, 2 * endless) }
    if ways.contains(.vertical) { (reach.origin.y, reach.size.height) = (-endless, 2 * endless) }
    return reach
  }
}
