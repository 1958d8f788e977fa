import TriptoBrake
import TriptoKernel
import TriptoPlan

extension GameState {
  /// What this seat gets that asks for it (EVE76).
  func passenger(_ figure: String?, _ tone: Int?, for id: PlayerID) -> Passenger {
    let (game, journey) = (self.id, tonight.journey)
    let wardrobe = Wardrobe(
      taken: players.filter { $0.id != id }.compactMap(\.passenger),
      coin: { Coin.toss(game, journey: journey, purpose: "passenger", index: "\(id)|\($0)") })
    return wardrobe.pick(figure, tone)
  }
}
