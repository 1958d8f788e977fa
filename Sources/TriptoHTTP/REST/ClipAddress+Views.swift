package import TriptoGuard
package import TriptoViews
import TriptoVoice

extension ClipAddress {
  /// Absolute and signed: v1 TVs fetch them as they are (RE22).
  package func addresses(base: @escaping @Sendable () -> PublicAddress) -> ClipAddresses {
    ClipAddresses { name in
      // NB: games name clips by what the speaker gave them; nothing else comes this far.
      AssetID(rawValue: name).map { base().base + path(of: $0) } ?? ""
    }
  }
}
