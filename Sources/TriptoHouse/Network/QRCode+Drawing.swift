extension QRCode {
  /// One path, dark on white, a unit for each module; scale it by its width.
  public var svg: String {
    let size = framed.count
    let path = framed.enumerated().flatMap { row, modules in
      modules.enumerated().filter(\.element).map { column, _ in "M\(column) \(row)h1v1h-1z" }
    }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size) \(size)" \
      shape-rendering="crispEdges" role="img"><rect width="100%" height="100%" fill="#fff"/>\
      <path d="\(path)"/></svg>
      """
  }

  /// Two rows of modules in each line, by half blocks. Colours are set, not assumed: black on white
  /// can be scanned on dark and light terminals alike.
  public var terminal: String {
    let blackOnWhite = "\u{1B}[38;5;16;48;5;231m"
    let reset = "\u{1B}[0m"
    let rows = framed
    return stride(from: 0, to: rows.count, by: 2).map { top in
      let bottom = top + 1 < rows.count ? rows[top + 1] : rows[top].map { _ in false }
      let line = zip(rows[top], bottom).map(Self.halfBlock).joined()
      return blackOnWhite + line + reset
    }.joined(separator: "\n")
  }

  private static func halfBlock(_ top: Bool, _ bottom: Bool) -> String {
    switch (top, bottom) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
