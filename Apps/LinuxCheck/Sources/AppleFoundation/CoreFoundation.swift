import Foundation

/// NB: a class of its own; on Apple's systems it is a `String` without a copy.
public final class CFString: Hashable, Sendable {
  private let text: String

  @_spi(Testing) public init(_ text: String) { self.text = text }

  public static func == (one: CFString, other: CFString) -> Bool { one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// NB: Linux bridges no dictionaries, so this one is Swift's own, and `as CFDictionary` changes nothing. Whether a
/// call forgets it cannot be seen here.
public typealias CFDictionary = [CFString: Any]

public typealias CFTypeRef = AnyObject
/// NB: without the pointer's autorelease.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
public typealias OSStatus = Int32
