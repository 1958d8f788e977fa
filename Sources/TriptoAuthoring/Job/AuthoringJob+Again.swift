import TriptoContent
import TriptoKernel

extension AuthoringJob {
  /// The same wish once more: from another seed, at another place while there is one, and with
  /// what the tries before have cost, since the budget is for the pack.
  func again() -> AuthoringJob {
    var chance = SplitMix64(seed: ~seed)
    var job = AuthoringJob(id: isNamedByPlace ? nil : id, seed: chance.next(), brief: brief)
    if let place = artefacts.place { job.brief.placesToAvoid.append(place) }
    job.ledger = ledger
    return job
  }

  private var isNamedByPlace: Bool {
    guard let place = artefacts.place else { return id.isEmpty }
    return id == Self.id(seed: seed, place: place)
  }

  /// A UUID v4 (ID7) that follows from the seed and the place together.
  ///
  /// - Parameter place: Its GeoNames id.
  static func id(seed: UInt64, place: Int) -> String {
    var spot = SplitMix64(seed: UInt64(bitPattern: Int64(place)))
    var chance = SplitMix64(seed: seed ^ spot.next())
    var bytes: [UInt8] = []
    for _ in 0..<2 {
      let word = chance.next()
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift * 8))) }
    }
    return UUIDv4.text(bytes)
  }
}
