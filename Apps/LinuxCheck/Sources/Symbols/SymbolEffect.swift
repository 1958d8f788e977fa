/// Module `Symbols` as far as the apps use it.
public protocol SymbolEffect: Sendable {}
public protocol IndefiniteSymbolEffect {}
public protocol DiscreteSymbolEffect {}

public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {}
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
}
