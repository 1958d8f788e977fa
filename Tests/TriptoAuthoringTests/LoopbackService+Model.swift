import Foundation
import TriptoTestServices

extension LoopbackService.Answer {
  /// A message of the service with these blocks, as JSON.
  static func message(_ blocks: String) -> Self {
    .reply(
      200, ["content-type": "application/json"],
      Data(
        """
        {"content":[\(blocks)],"usage":{"input_tokens":1000,"output_tokens":400}}
        """.utf8))
  }

  /// The form filled in.
  static func form(_ json: String) -> Self {
    message(#"{"type":"tool_use","name":"write_clues","input":\#(json)}"#)
  }
}
