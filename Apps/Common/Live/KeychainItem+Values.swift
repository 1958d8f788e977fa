import Foundation

// What the app keeps: a value, or none where the Keychain fails. It says so in the device's log, without the secret.
extension KeychainItem {
  var text: String? {
    let data = told { try read() } ?? nil
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  func keep(text: String?) {
    told { try keep(text.map { Data($0.utf8) }) }
  }

  func value<Value: Decodable>(_ type: Value.Type) -> Value? {
    told { try read().map { try JSONDecoder().decode(type, from: $0) } } ?? nil
  }

  func keep<Value: Encodable>(value: Value?) {
    told { try keep(value.map { try JSONEncoder().encode($0) }) }
  }

  @discardableResult
  private func told<Value>(_ deed: () throws -> Value) -> Value? {
    do {
      return try deed()
    } catch let fault as Fault {
      NSLog("Tripto: the Keychain answers \(fault.status) for \(account)")
    } catch {
      NSLog("Tripto: what the Keychain has for \(account) cannot be read")
    }
    return nil
  }
}
