import Foundation
import Logging
import TriptoAuthoring
import TriptoContent
import TriptoLint
import TriptoServices

extension GenerationDesk {
  /// The desk of this server; nil when it is switched off, or when facts or word lists are missing.
  init?(
    _ configuration: ServerConfiguration, library: PackLibrary, linter: Linter?,
    places: any PlaceFacts, logger: Logger, told: @escaping ProviderNews.Listener
  ) {
    guard configuration.generator == .on, let linter else { return nil }
    let facts = URL(fileURLWithPath: Places.factsDirectory, isDirectory: true)
    let folder = URL(
      fileURLWithPath: configuration.dataDirectory + "/generation", isDirectory: true)
    do {
      let drafter = Self.drafter(configuration, folder: folder, told: told)
      if let fault = drafter?.spendingFault {
        logger.error("the model is not asked today", metadata: ["why": "\(fault)"])
      }
      let author = Author(
        book: try FactBook(directory: facts), templates: try Templates(directory: facts),
        linter: linter, places: places, drafter: drafter)
      self.init(author: author, library: library, folder: folder, logger: logger)
    } catch {
      logger.error("no destinations can be generated", metadata: ["why": "\(error)"])
      return nil
    }
  }

  private static func drafter(
    _ configuration: ServerConfiguration, folder: URL, told: @escaping ProviderNews.Listener
  ) -> Drafter? {
    guard let key = configuration.anthropicKey else { return nil }
    return Drafter(
      model: AnthropicMessages(
        key: key, model: configuration.anthropicModel,
        base: configuration.anthropicURL),
      file: folder.appendingPathComponent("budget.json"), told: told)
  }
}
