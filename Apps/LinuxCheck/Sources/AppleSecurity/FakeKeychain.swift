@_spi(Testing) import AppleFoundation
import Foundation

/// The Keychain of one test. A query that lacks class, service or account is refused, as one that is too wide.
@_spi(Testing) public final class FakeKeychain: Sendable {
  public struct Place: Hashable, Sendable {
    public var service: String
    public var account: String
  }

  public struct Item: Equatable, Sendable {
    public var data: Data
    public var isOnThisDeviceAlone: Bool
  }

  @TaskLocal public static var current = FakeKeychain()

  public let items = Guarded<[Place: Item]>([:])
  /// What it answers instead, as a locked device does.
  public let fault = Guarded<OSStatus?>(nil)

  public init() {}

  func find(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard query[kSecReturnData] as? Bool == true,
      query[kSecMatchLimit] as? CFString == kSecMatchLimitOne
    else { return errSecParam }
    return at(query) { items, place in
      guard let item = items[place] else { return errSecItemNotFound }
      result?.pointee = item.data as AnyObject
      return errSecSuccess
    }
  }

  func add(_ attributes: CFDictionary) -> OSStatus {
    guard let data = attributes[kSecValueData] as? Data else { return errSecParam }
    let isHere =
      attributes[kSecAttrAccessible] as? CFString
      == kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    return at(attributes) { items, place in
      guard items[place] == nil else { return errSecDuplicateItem }
      items[place] = Item(data: data, isOnThisDeviceAlone: isHere)
      return errSecSuccess
    }
  }

  func update(_ query: CFDictionary, _ change: CFDictionary) -> OSStatus {
    guard let data = change[kSecValueData] as? Data else { return errSecParam }
    return at(query) { items, place in
      guard items[place] != nil else { return errSecItemNotFound }
      items[place]?.data = data
      return errSecSuccess
    }
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    at(query) { items, place in
      items.removeValue(forKey: place) == nil ? errSecItemNotFound : errSecSuccess
    }
  }

  private func at(
    _ query: CFDictionary, _ deed: (inout [Place: Item], Place) -> OSStatus
  ) -> OSStatus {
    if let fault = fault.value { return fault }
    guard query[kSecClass] as? CFString == kSecClassGenericPassword,
      let service = query[kSecAttrService] as? String,
      let account = query[kSecAttrAccount] as? String
    else { return errSecParam }
    return items.change { deed(&$0, Place(service: service, account: account)) }
  }
}
