extension Session {
  /// Tells the house which packs this game keeps to itself (SE15), when that has changed.
  func tellPacksInPlay() {
    let now = PacksInPlay(state)
    guard now != packsInPlay else { return }
    packsInPlay = now
    services.registry.set(now, of: id)
  }
}
