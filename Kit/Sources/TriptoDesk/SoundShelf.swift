/// What is decoded, and what the server does not have: that is not asked for again.
struct SoundShelf: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case asked
    case there(seconds: Double)
    case missing
  }

  /// Decoded music is large: 200 s are 77 MB. Speech is apart, so that it never pushes the soundtrack out.
  static let mostS = (assets: 200.0, clips: 240.0)

  private var places: [SoundFile: Place] = [:]
  /// The one that was wanted last stands last.
  private var order: [SoundFile] = []

  func seconds(of file: SoundFile) -> Double? {
    if case .there(let seconds)? = places[file] { seconds } else { nil }
  }

  func isMissing(_ file: SoundFile) -> Bool { places[file] == .missing }

  /// - Returns: the deed that fetches it; none when it is there, under way or missing.
  mutating func want(_ file: SoundFile) -> [SoundDeed] {
    order.removeAll { $0 == file }
    order.append(file)
    guard places[file] == nil else { return [] }
    places[file] = .asked
    return [.load(file)]
  }

  mutating func put(_ file: SoundFile, seconds: Double?) -> [SoundDeed] {
    places[file] = seconds.map { .there(seconds: $0) } ?? .missing
    return tidied(like: file)
  }

  mutating func lose(_ file: SoundFile) {
    places[file] = nil
    order.removeAll { $0 == file }
  }

  /// Lets go of what has not been wanted for longest.
  private mutating func tidied(like file: SoundFile) -> [SoundDeed] {
    let most = file.isClip ? Self.mostS.clips : Self.mostS.assets
    let kin = order.filter { $0.isClip == file.isClip }
    var sum = kin.compactMap { seconds(of: $0) }.reduce(0, +)
    var deeds: [SoundDeed] = []
    for old in kin where old != file && sum > most {
      guard let seconds = seconds(of: old) else { continue }
      sum -= seconds
      lose(old)
      deeds.append(.letGo(old))
    }
    return deeds
  }
}

extension SoundFile {
  fileprivate var isClip: Bool {
    switch self {
    case .clip: true
    case .asset: false
    }
  }
}
