/// `Accept-Encoding` of RFC 9110 §12.5.3.
struct AcceptEncoding {
  private var qualities: [String: Double] = [:]

  /// - Parameter header: The header's value; nil means only the file as it is.
  init(_ header: String?) {
    for part in (header ?? "").split(separator: ",") {
      let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      guard let name = pieces.first else { continue }
      let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.map { $0.dropFirst(2) }
      qualities[name] = quality.map { Double($0) ?? 0 } ?? 1
    }
  }

  /// The best coding that the client takes and `asset` has. The file as it is, when the client
  /// takes none: a page is worth more than a 406.
  func best(for asset: StaticAsset) -> ContentCoding {
    let usable = ContentCoding.allCases.filter { asset.body($0) != nil && quality($0) > 0 }
    return usable.max { quality($0) < quality($1) } ?? .identity
  }

  private func quality(_ coding: ContentCoding) -> Double {
    // NB: identity needs no mention, but anything the client names is liked better.
    if let quality = qualities[coding.rawValue] { return quality }
    if let any = qualities["*"] { return coding == .identity ? min(any, 0.001) : any }
    return coding == .identity ? 0.001 : 0
  }
}
