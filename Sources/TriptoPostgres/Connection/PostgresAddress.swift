/// What the address of a database says of its hosts and of their time.
///
/// NB: libpq's variables and a service file may name more hosts: each connecting has its end for them, too.
struct PostgresAddress: Equatable {
  /// What a host has where the address says nothing.
  static let usualSeconds = 3
  private static let seconds = 1...10

  private let hosts: Int
  private let seconds: Int

  /// - Throws: `PostgresError` of the kinds `address` and `time`, without secrets.
  init(_ url: String, _ library: LibPQ) throws(PostgresError) {
    guard let options = library.options(of: url) else {
      throw PostgresError(.address, "the address cannot be read")
    }
    // NB: libpq takes what stands behind the first @ for a host, and says it in its errors.
    guard options["host"]?.contains("@") != true else {
      throw PostgresError(.address, "the address has an @ in its password")
    }
    hosts =
      ["host", "hostaddr"].compactMap { options[$0]?.count { $0 == "," } }.max().map { $0 + 1 } ?? 1
    let told = options["connect_timeout"]
    guard let seconds = told.map({ Int($0) }) ?? Self.usualSeconds, Self.seconds.contains(seconds)
    else {
      throw PostgresError(.time, "connect_timeout is none of 1 to 10 s")
    }
    self.seconds = seconds
    guard longestSeconds < PostgresSettings.connectSeconds else {
      throw PostgresError(
        .time, "its \(hosts) hosts may take \(longestSeconds) s, and the last one gets no turn")
    }
  }

  /// How long its hosts take together where none answers. NB: libpq takes 1 for 2.
  private var longestSeconds: Int { hosts * max(2, seconds) }
}
