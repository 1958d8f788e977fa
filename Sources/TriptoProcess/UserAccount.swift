import Foundation

/// A user of this machine.
package struct UserAccount: Sendable, Equatable {
  package let user: UInt32
  package let group: UInt32

  /// Nil when nobody is called so.
  package init?(_ name: String) {
    guard let entry = getpwnam(name)?.pointee else { return nil }
    (user, group) = (entry.pw_uid, entry.pw_gid)
  }

  /// Gives a file or a folder to the user; this process is root.
  package func own(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.ownerAccountID: NSNumber(value: user), .groupOwnerAccountID: NSNumber(value: group)],
      ofItemAtPath: path)
  }
}
