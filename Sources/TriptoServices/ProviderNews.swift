/// What a provider was asked for and what that cost, for whoever counts it.
public enum ProviderNews: Sendable, Equatable {
  case answered(provider: String)
  case failed(provider: String)
  /// Characters that were sent to a provider who is paid by them.
  case characters(Int, provider: String)
  /// Millionths of a dollar.
  case cost(microUSD: Int, provider: String)

  /// Takes the news; must not wait.
  public typealias Listener = @Sendable (ProviderNews) -> Void
}
