extension ImportedDestination {
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: WireKey.self)
    name = try keys.text("name")
    country = try keys.text("country")
    aliases =
      try keys.decodeIfPresent([String].self, forKey: "aliases")?.map { $0.lowercased() } ?? []
    lat = try keys.decodeIfPresent(Double.self, forKey: "lat")
    lon = try keys.decodeIfPresent(Double.self, forKey: "lon")
  }
}

extension ImportedClue {
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: WireKey.self)
    level =
      try keys.decodeIfPresent(Int.self, forKey: "level")
      ?? keys.decode(Int.self, forKey: "points")
    text = try keys.text("text")
  }
}

extension ImportedFollowup {
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: WireKey.self)
    questionText = try keys.text("questionText", "q")
    let given = try keys.decodeIfPresent([String].self, forKey: "options") ?? []
    options = given.isEmpty ? nil : given
    correctAnswer = try keys.text("correctAnswer", "a")
    aliases =
      try keys.decodeIfPresent([String].self, forKey: "aliases")
      ?? keys.decodeIfPresent([String].self, forKey: "accepted")
  }

  func checkSize(in pack: KeyedDecodingContainer<WireKey>) throws {
    if let options, options.count != 4 {
      throw pack.refusal("followups", "must have exactly 4 options or none")
    }
  }
}
