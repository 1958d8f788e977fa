// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_spi(Testing) import AppleFoundation

public let kSecClass = CFString("class")
public let kSecClassGenericPassword = CFString("genp")
public let kSecAttrService = CFString("svce")
public let kSecAttrAccount = CFString("acct")
public let kSecAttrAccessible = CFString("pdmn")
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = CFString("cku")
public let kSecReturnData = CFString("r_Data")
public let kSecMatchLimit = CFString("m_Limit")
public let kSecMatchLimitOne = CFString("m_LimitOne")
public let kSecValueData = CFString("v_Data")

public var errSecSuccess: OSStatus { 0 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecInteractionNotAllowed: OSStatus { -25308 }
public var errSecParam: OSStatus { -50 }

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  FakeKeychain.current.find(query, result)
}

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  FakeKeychain.current.add(attributes)
}

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  FakeKeychain.current.update(query, attributesToUpdate)
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus { FakeKeychain.current.delete(query) }
