import Testing

@testable import TriptoPostgres

@Suite("What an address says of its hosts and their time")
struct AddressTests {
  /// The refusal; nil for an address that is taken.
  private func refusal(_ address: String) throws -> PostgresError? {
    do {
      _ = try PostgresAddress("postgres://" + address, try LibPQ.loaded())
      return nil
    } catch let error as PostgresError {
      return error
    }
  }

  @Test(
    "DA33 a host that would be waited for without end, or for a time that is none, is refused",
    arguments: ["0", "-1", "11", "", "soon", "3&connect_timeout=0", "3&connect%5Ftimeout=%30"])
  func endless(seconds: String) throws {
    for password in ["hunter2", "hunt?er2", "a,b"] {
      let address = "u:\(password)@a,b/db?sslmode=require&connect_timeout="
      let error = try #require(try refusal(address + seconds))
      #expect(error.kind == .time && !error.isPassing)
      #expect(error.description.contains("1 to 10 s") && !error.description.contains(password))
      #expect(try refusal(address + "5") == nil)
    }
  }

  @Test(
    "DA33 an address whose hosts need 30 s together is refused: the last one would have no turn",
    arguments: [
      "a,b,c/db?connect_timeout=10", "/db?host=a,b,c&connect_timeout=10",
      "/db?host=a%2Cb%2Cc&connect_timeout=10", "a%2Cb%2Cc/db?connect_timeout=10",
      "u:p?w@a,b,c/db?connect_timeout=10",
      "/db?hostaddr=127.0.0.1,127.0.0.2,::1&connect_timeout=10",
      "a,b,c,d,e,f,g,h,i,j/db", "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o/db?connect_timeout=1",
    ])
  func lastTurn(address: String) throws {
    let error = try #require(try refusal(address))
    #expect(error.kind == .time && error.description.contains("gets no turn"))
  }

  @Test(
    "DA33 an address whose hosts all have their turn is taken",
    arguments: [
      "a,b/db?connect_timeout=10", "u:x,y,z@a,b/db?connect_timeout=10", "a,b,c,d,e,f,g,h,i/db",
      "u:x,y,z@/db?host=/run/pg&connect_timeout=10", "[::1],[::2]:5433/db?connect_timeout=9", "/db",
      "a,b,c/db?host=x&connect_timeout=10",
    ])
  func turns(address: String) throws { #expect(try refusal(address) == nil) }

  @Test(
    "DA32 an address that libpq reads otherwise than it is meant is refused, and nothing of it told",
    arguments: [
      "u:hunter@2@a/db", "u:hun?ter@2@a/db", "u@[::1/db", "u@a/db?colour=blue", "u:%ZZ@a/db",
    ])
  func misread(address: String) throws {
    let error = try #require(try refusal(address))
    #expect(error.kind == .address && !error.description.contains("hun"))
  }
}
