/// What a player may send to the TV (EX24): eight, so that nothing hurtful can be said with them.
public enum ReactionEmoji: String, Codable, CaseIterable, Sendable, JSONWritable {
  case clap = "👏"
  case laugh = "😂"
  case wow = "😮"
  case fire = "🔥"
  case heart = "❤️"
  case party = "🎉"
  case think = "🤔"
  case cry = "😭"
}
