/// What a player is praised for at the end of a journey, in the order in which they are given (EVE78).
public enum AwardID: String, Sendable, Codable, CaseIterable {
  case nearMiss = "near_miss"
  case aloneRight = "alone_right"
  case quickBrake = "quick_brake"
  case comeback
  case photoFinish = "photo_finish"
  case ten, postman, quiz, patient, steady
  case longWay = "long_way"
  case brave, crew, cheer
}
