import TriptoMetrics
import TriptoServices

extension ServerMetrics {
  /// Counts what a provider of speech or words came to.
  @Sendable func count(_ news: ProviderNews) {
    switch news {
    case .answered(let provider): providerCalls(provider, "answered").increment()
    case .failed(let provider): providerCalls(provider, "failed").increment()
    case .characters(let count, let provider): providerCharacters(provider).increment(by: count)
    case .cost(let microUSD, let provider): providerCost(provider).increment(by: microUSD)
    }
  }
}
