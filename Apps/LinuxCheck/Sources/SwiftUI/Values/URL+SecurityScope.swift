import Foundation

// NB: Foundation's own on Apple's systems; Linux has no sandbox whose files must be opened so.
extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
