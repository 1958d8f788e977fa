extension PackReader {
  /// Until when a claim is good (P38).
  mutating func shelfLife(of claim: JSONCursor) -> Pack.Claim.ShelfLife? {
    let (day, reason) = (claim["checkBy"], claim["lasting"])
    if !day.isNull && !reason.isNull {
      report(.badShelfLife, day, "lasting says that it need not be checked")
      return nil
    }
    if !day.isNull { return checkBy(day) }
    return reason.isNull ? nil : lasting(reason)
  }

  private mutating func checkBy(_ field: JSONCursor) -> Pack.Claim.ShelfLife? {
    let day = field.string.flatMap { Day($0) }
    if day == nil { report(.badShelfLife, field, "no day as in 2028-06-30") }
    return day.map { .checkBy($0) }
  }

  private mutating func lasting(_ field: JSONCursor) -> Pack.Claim.ShelfLife? {
    let reason = field.string ?? ""
    guard reason.contains(" ") else {
      report(.badShelfLife, field, "no reason why it will stay true")
      return nil
    }
    return .lasting(reason)
  }
}
