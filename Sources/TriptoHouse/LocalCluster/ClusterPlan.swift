import Foundation
import TriptoProcess

/// Where everything of a cluster on this machine is.
struct ClusterPlan: Sendable {
  /// An absolute path; everything is written below it.
  let folder: String
  /// Of nginx.
  let port: Int
  let postgresPort: Int
  let redisPort: Int
  let nodePorts: [Int]

  var address: String { "http://127.0.0.1:\(port)" }
  var databaseURL: String { "postgres://tripto@127.0.0.1:\(postgresPort)/postgres" }
  var redisURL: String { "redis://127.0.0.1:\(redisPort)" }
  var database: String { folder + "/postgres" }
  var nginxFile: String { folder + "/nginx.conf" }

  func address(ofNode number: Int) -> String { "http://127.0.0.1:\(nodePorts[number - 1])" }

  func log(_ name: String) -> String { "\(folder)/\(name).log" }

  var postgresArguments: [String] {
    [
      "-D", database, "-p", "\(postgresPort)", "-c", "listen_addresses=127.0.0.1",
      "-c", "unix_socket_directories=", "-c", "max_connections=200",
    ]
  }

  var initdbArguments: [String] {
    ["-D", database, "-U", "tripto", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"]
  }

  /// Redis keeps nothing: what it has may be lost.
  var redisArguments: [String] {
    [
      "--port", "\(redisPort)", "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir",
      folder,
    ]
  }

  var nginxArguments: [String] {
    ["-c", nginxFile, "-p", folder, "-e", log("nginx")]
  }

  /// What a node gets beside the environment of this process, whose other settings hold for all nodes.
  ///
  /// - Parameter given: The environment of this process.
  func settings(ofNode number: Int, given: [String: String]) -> [String: String?] {
    let hasClips = given["TTS_CACHE_DIR"] != nil || given["TRIPTO_CLIPS_URL"] != nil
    let own: [String: String?] = [
      "PORT": "\(nodePorts[number - 1])", "TRIPTO_HOST": "127.0.0.1", "PUBLIC_BASE_URL": address,
      "TRIPTO_DATA_DIR": "\(folder)/node\(number)", "TRIPTO_CONTENT_PORT": "0",
      "TRIPTO_ANNOUNCE": "off", "TRIPTO_DATABASE_URL": databaseURL, "TRIPTO_REDIS_URL": redisURL,
      "TRIPTO_NODE_ADDRESS": nil, "TRIPTO_TLS_CERT": nil, "TRIPTO_TLS_KEY": nil,
    ]
    return hasClips ? own : own.merging(["TTS_CACHE_DIR": folder + "/clips"]) { $1 }
  }
}
