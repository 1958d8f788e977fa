extension PlayerID {
  /// The television, which never has a `players[]` entry (ID2).
  public static let tv: PlayerID = "tv"
}

extension CommandID {
  /// The longest id a client may send, in UTF-8 bytes; the server keeps 256 of them per seat.
  public static let longest = 128
}
