public import TriptoKernel

// The kernel's ids cross the wire as bare JSON strings.
extension SessionID: JSONWritable {}
extension PlayerID: JSONWritable {}
extension PackID: JSONWritable {}

extension CommandID {
  /// The longest id a client may send, in UTF-8 bytes; the server keeps 256 of them per seat.
  public static let longest = 128
}
