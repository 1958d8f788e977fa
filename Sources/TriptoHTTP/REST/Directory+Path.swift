import Hummingbird
package import TriptoRooms

extension Directory {
  /// The session whose id stands in the path.
  ///
  /// - Throws: 404.
  package func session(of context: APIContext) throws -> Session {
    let id = try context.parameters.require("id")
    guard let session = session(id: id) else {
      throw APIError.notFound("This session does not exist")
    }
    return session
  }
}
