import Foundation
import Security

/// One secret of this app in the Keychain: on this device alone, readable once it has been unlocked.
struct KeychainItem: Sendable {
  /// What the Keychain answered; its meaning is in `SecBase.h`.
  struct Fault: Error {
    let status: OSStatus
  }

  private static let service = "app.tripto"

  let account: String

  /// - Returns: nil when nothing is kept.
  func read() throws -> Data? {
    var query = query
    query[kSecReturnData] = true
    query[kSecMatchLimit] = kSecMatchLimitOne
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &found)
    if status == errSecItemNotFound { return nil }
    guard status == errSecSuccess, let data = found as? Data else { throw Fault(status: status) }
    return data
  }

  /// - Parameter data: nil forgets it.
  func keep(_ data: Data?) throws {
    guard let data else { return try expect(SecItemDelete(query as CFDictionary)) }
    let change: [CFString: Any] = [kSecValueData: data]
    let status = SecItemUpdate(query as CFDictionary, change as CFDictionary)
    guard status == errSecItemNotFound else { return try expect(status) }
    var item = query
    item[kSecValueData] = data
    item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    try expect(SecItemAdd(item as CFDictionary, nil))
  }

  private var query: [CFString: Any] {
    [
      kSecClass: kSecClassGenericPassword, kSecAttrService: Self.service, kSecAttrAccount: account,
    ]
  }

  private func expect(_ status: OSStatus) throws {
    guard status == errSecSuccess || status == errSecItemNotFound else {
      throw Fault(status: status)
    }
  }
}
