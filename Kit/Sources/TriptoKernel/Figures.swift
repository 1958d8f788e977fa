/// Who people travel as: figures (EVE74), each in tones with a pattern (EVE75).
public enum Figures {
  /// Their words on the wire, in the order in which they are drawn.
  public static let all = [
    "fox", "owl", "bear", "cat", "dog", "moose", "hedgehog", "frog", "penguin", "rabbit", "badger",
    "turtle", "puffin", "octopus", "dragon", "squirrel",
  ]

  /// The numbers of the tones.
  public static let tones = 1...12
}
