import TriptoPostgres

extension Doctor {
  /// What keeps the games (RE51).
  var database: Finding {
    get async {
      guard let settings = configuration.postgres else { return sqlite }
      do {
        return Self.finding(try await PostgresHealth.examine(settings))
      } catch let error as PostgresError {
        return Finding("Postgres", .failure, error.summary, remedy: error.advice)
      } catch {
        return Finding("Postgres", .failure, "\(error)")
      }
    }
  }

  private static func finding(_ health: PostgresHealth) -> Finding {
    let detail = "server \(health.serverVersion), libpq \(health.clientVersion)"
    if health.isNewer {
      return Finding(
        "Postgres", .failure, "\(detail); its tables are of a newer Tripto",
        remedy: "start the newer version")
    }
    guard health.missingSteps == 0 || health.isEmpty else {
      return Finding(
        "Postgres", .failure, "\(detail); \(health.missingSteps) steps of the tables are missing",
        remedy: "tripto migrate up")
    }
    let state = health.isEmpty ? "empty; the first start makes the tables" : "tables up to date"
    let use = health.isInUse ? "; a server has it" : ""
    return Finding("Postgres", .fine, "\(detail), \(state)\(use)")
  }
}
