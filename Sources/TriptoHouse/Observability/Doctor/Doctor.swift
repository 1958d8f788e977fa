import Foundation
import TriptoAnswers
import TriptoHTTP
import TriptoStore

/// What a look at the library of destinations gave.
public struct PackCensus: Sendable, Equatable {
  public let usable: Int
  public let broken: Int

  public init(usable: Int, broken: Int) {
    self.usable = usable
    self.broken = broken
  }
}

/// Looks at everything the game needs on this machine, and at the extras.
public struct Doctor: Sendable {
  let configuration: ServerConfiguration
  let countPacks: @Sendable (ServerConfiguration) throws -> PackCensus
  let searchPath: [String]

  /// - Parameters:
  ///   - searchPath: Folders in which programs are looked for.
  ///   - countPacks: Reads the destinations the server would serve.
  public init(
    configuration: ServerConfiguration, searchPath: [String] = Doctor.systemSearchPath,
    countPacks: @escaping @Sendable (ServerConfiguration) throws -> PackCensus
  ) {
    self.configuration = configuration
    self.searchPath = searchPath
    self.countPacks = countPacks
  }

  /// Examines everything; changes nothing.
  public func examine() async -> DoctorReport {
    let needs =
      [settings, await database, dataDirectory, webPages, packs, gazetteer] + certificate
    return DoctorReport(findings: needs + [await port, network, announcement] + voice + tools)
  }

  private var settings: Finding {
    let warnings = configuration.warnings
    let key =
      configuration.jwtSecret == nil ? "JWT_SECRET kept in the data directory" : "own JWT_SECRET"
    guard warnings.isEmpty else {
      return Finding("settings", .warning, warnings.joined(separator: " "))
    }
    return Finding("settings", .fine, "\(configuration.environment.rawValue), \(key)")
  }

  private var dataDirectory: Finding {
    let path = configuration.dataDirectory
    guard Self.canBeWritten(path) else {
      return Finding(
        "data directory", .failure, "\(path) cannot be written",
        remedy: "set TRIPTO_DATA_DIR to a folder of yours")
    }
    let damaged = SQLiteStore.setAside(in: path)
    guard damaged.isEmpty else {
      return Finding(
        "data directory", .warning,
        "\(path) has a damaged database: \(damaged.joined(separator: ", "))",
        remedy: "docs/OPERATIONS.md says what can be saved; then remove it")
    }
    return Finding("data directory", .fine, path)
  }

  private var webPages: Finding {
    let folder = configuration.webDirectory
    guard StaticSite.isBuilt(directory: folder) else {
      return Finding("web pages", .failure, "not built in \(folder)", remedy: "make web")
    }
    return Finding("web pages", .fine, folder)
  }

  private var packs: Finding {
    let folder = configuration.packDirectories.map(\.relativePath).joined(separator: " and ")
    do {
      let census = try countPacks(configuration)
      guard census.usable > 0 else {
        return Finding(
          "destinations", .failure, "none in \(folder)", remedy: "set CONTENT_PACKS_DIR")
      }
      guard census.broken == 0 else {
        let detail = "\(census.usable) usable, \(census.broken) broken in \(folder)"
        return Finding("destinations", .warning, detail, remedy: "GET /v1/content/packs names them")
      }
      return Finding("destinations", .fine, "\(census.usable) in \(folder)")
    } catch {
      return Finding("destinations", .failure, "\(error)", remedy: "set CONTENT_PACKS_DIR")
    }
  }

  private var gazetteer: Finding {
    do {
      let places = try Gazetteer(contentsOf: URL(fileURLWithPath: Places.gazetteerFile)).counts
        .places
      return Finding("places", .fine, "\(places) known to the judge")
    } catch {
      return Finding(
        "places", .warning, "\(error); the judge knows only the names in the packs",
        remedy: "scripts/content/build_gazetteer.py makes Content/gazetteer")
    }
  }

  private var certificate: [Finding] {
    guard let tls = configuration.tls else { return [] }
    let unreadable = [tls.certificatePath, tls.keyPath].filter {
      !FileManager.default.isReadableFile(atPath: $0)
    }
    return [
      unreadable.isEmpty
        ? Finding("certificate", .fine, tls.certificatePath)
        : Finding("certificate", .failure, "cannot read \(unreadable.joined(separator: ", "))")
    ]
  }
}
