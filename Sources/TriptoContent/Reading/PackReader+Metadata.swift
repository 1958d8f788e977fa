import Foundation

extension PackReader {
  mutating func readMetadata(
    _ clues: [Pack.Clue], _ followups: [Pack.Followup], now: Date
  ) -> Pack.Metadata {
    let field = root["metadata"]
    let isVerified = (clues.map(\.status) + followups.map(\.status)).allSatisfy { $0 == .verified }
    let isDeclared = field["verified"].bool == true
    // NB: v1 packs have nowhere to put claims; their word is all there is.
    let isTaken = isDeclared && root["schema"].isNull && clues.allSatisfy(\.claims.isEmpty)
    if isDeclared && !isVerified && !isTaken {
      report(.unsupportedVerdict, field["verified"], "a clue or question is not verified")
    }
    checkDevices(field["devices"], clues)
    return Pack.Metadata(
      generatedAt: readDate(field["generatedAt"], now: now), verified: isVerified || isTaken,
      antiLeakChecked: field["antiLeakChecked"].bool == true)
  }

  /// What makes the riddles: each row says which clue shows it.
  private mutating func checkDevices(_ field: JSONCursor, _ clues: [Pack.Clue]) {
    let levels = clues.map(\.level)
    for row in field.elements ?? [] { checkDevice(row["device"], row["level"], levels) }
  }

  // NB: on its own, since Swift 6.3.1 cannot optimise it inside the loop.
  private mutating func checkDevice(_ device: JSONCursor, _ level: JSONCursor, _ levels: [Int]) {
    if !Pack.deviceNames.contains(device.string ?? "") {
      report(.badDevice, device, "not one of \(Pack.deviceNames.joined(separator: ", "))")
    }
    if !levels.contains(level.int ?? 0) { report(.badDevice, level, "no clue has this level") }
  }

  private mutating func readDate(_ field: JSONCursor, now: Date) -> String {
    guard !field.isNull else { return Self.text(now) }
    if let date = Self.date(field.string ?? "") { return Self.text(date) }
    report(.badDate, field, "not an ISO 8601 date; the present time is used")
    return Self.text(now)
  }

  private static func text(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle())
  }

  private static func date(_ text: String) -> Date? {
    do {
      return try Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains(".")).parse(text)
    } catch {
      return nil
    }
  }
}
