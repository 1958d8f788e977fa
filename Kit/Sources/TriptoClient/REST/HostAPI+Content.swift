public import TriptoKernel
public import TriptoWire

extension HostAPI {
  /// The library (RE23).
  public func packs(_ seat: Seat) async throws(APIError) -> PackListResponse {
    try await read(.get, spoken(Self.path("content", "packs")), as: seat.token)
  }

  /// The library with what may be said of hidden places (RE23, UI-E20).
  public func library(_ seat: Seat) async throws(APIError) -> PackLibrary {
    try await read(.get, spoken(Self.path("content", "packs")), as: seat.token)
  }

  /// A pack with all that the host's preview shows (RE24).
  public func pack(_ id: PackID, _ seat: Seat) async throws(APIError) -> PackDetailResponse {
    try await read(.get, spoken(Self.path("content", "packs", id.rawValue)), as: seat.token)
  }

  /// Other words for clues (RE54).
  /// - Returns: the pack as it is then.
  public func editClues(
    _ id: PackID, _ clues: [ClueEditing], _ seat: Seat
  ) async throws(APIError) -> PackDetailResponse {
    try await read(
      .put, spoken(Self.path("content", "packs", id.rawValue, "clues")),
      EditCluesRequest(clues: clues), as: seat.token)
  }

  /// The words that the pack came with (RE55).
  public func restoreClues(_ id: PackID, _ seat: Seat) async throws(APIError) -> PackDetailResponse
  {
    try await read(
      .delete, spoken(Self.path("content", "packs", id.rawValue, "clues")), as: seat.token)
  }

  /// Takes a pack out of the library (RE26); 409: it is in play.
  public func deletePack(_ id: PackID, _ seat: Seat) async throws(APIError) {
    _ = try await call(.delete, Self.path("content", "packs", id.rawValue), as: seat.token)
  }

  /// What can come back, the last deleted first (RE66).
  public func deletedPacks(_ seat: Seat) async throws(APIError) -> [DeletedPackSummary] {
    let answer: DeletedPacksResponse = try await read(
      .get, spoken(Self.path("content", "deleted")), as: seat.token)
    return answer.packs
  }

  /// A deleted pack is in the library again (RE65).
  public func restorePack(_ id: PackID, _ seat: Seat) async throws(APIError) -> PackDetailResponse {
    try await read(
      .post, spoken(Self.path("content", "packs", id.rawValue, "restore")), as: seat.token)
  }

  /// Takes a pack into the library, as it is in the file (RE27). What is wrong with it, the server says exactly:
  /// `Refusal.packFaults`.
  /// - Returns: its id.
  public func importPack(_ pack: JSONValue, _ seat: Seat) async throws(APIError) -> PackID {
    let answer: ImportResponse = try await read(
      .post, Self.path("content", "packs", "import"), pack, as: seat.token)
    return answer.roundId
  }

  private func spoken(_ path: String) -> String { "\(path)?lang=\(language.rawValue)" }
}
