extension ProjectedTable {
  /// Behind `id` and `session_id`.
  public var columns: [Column] {
    switch self {
    case .players:
      [
        Column("name", .text), Column("created_at", .time), Column("last_seen_at", .time),
        Column("is_connected", .bool),
      ]
    case .destinations:
      [
        Column("name", .text), Column("country", .text), Column("region", .text),
        Column("lat", .double), Column("lon", .double), Column("canonical_answers_json", .json),
      ]
    case .clues:
      [
        Column("destination_id", .text), Column("level_points", .int), Column("text", .text),
        Column("claims_json", .json), Column("verification_json", .json),
      ]
    case .followupQuestions:
      [
        Column("destination_id", .text), Column("index", .int), Column("question_text", .text),
        Column("canonical_answer_json", .json), Column("sources_json", .json),
        Column("anti_leak_json", .json),
      ]
    case .rounds:
      [
        Column("journey", .int), Column("index", .int), Column("state", .text),
        Column("destination_id", .text), Column("started_at", .time), Column("ended_at", .time),
      ]
    case .destinationAnswers:
      [
        Column("round_id", .text), Column("player_id", .text),
        Column("locked_at_level_points", .int), Column("answer_text", .text),
        Column("is_correct", .bool), Column("points_awarded", .int), Column("locked_at", .time),
      ]
    case .followupAnswers:
      [
        Column("round_id", .text), Column("player_id", .text), Column("question_index", .int),
        Column("answer_text", .text), Column("is_correct", .bool), Column("points_awarded", .int),
      ]
    case .audioClips:
      [
        Column("round_id", .text), Column("kind", .text), Column("ref_key", .text),
        Column("storage_url", .text), Column("duration_ms", .int), Column("loopable", .bool),
        Column("lufs", .double),
      ]
    case .standings:
      [
        Column("journey", .int), Column("player_id", .text), Column("points", .int),
        Column("rank", .int), Column("played_at", .time),
      ]
    }
  }

  /// What no two rows share, besides the id.
  public var unique: [String]? {
    switch self {
    case .destinationAnswers: ["round_id", "player_id"]
    case .followupAnswers: ["round_id", "player_id", "question_index"]
    case .standings: ["session_id", "journey", "player_id"]
    case .rounds: ["session_id", "journey", "index"]
    case .players, .destinations, .clues, .followupQuestions, .audioClips: nil
    }
  }
}
