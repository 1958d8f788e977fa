import TriptoRooms

/// The shortest nginx in front of nodes: a connection goes to any of them, and a request that one does not take to
/// the next.
public struct NginxConfiguration: Sendable {
  let folder: String
  let port: Int
  let nodes: [NodeAddress]

  /// - Parameters:
  ///   - folder: Where nginx may write.
  ///   - port: Where it listens, on loopback.
  ///   - nodes: As `host:port`.
  public init(folder: String, port: Int, nodes: [String]) throws(LocalClusterError) {
    (self.folder, self.port) = (folder, port)
    var addresses: [NodeAddress] = []
    for node in nodes {
      guard let address = NodeAddress(text: node) else { throw .notAnAddress(node) }
      addresses.append(address)
    }
    self.nodes = addresses
  }

  /// The whole file.
  public var text: String {
    """
    daemon off;
    pid "\(folder)/nginx.pid";
    error_log "\(folder)/nginx.log" warn;
    worker_processes 1;
    events { worker_connections 8192; }
    http {
      access_log off;
      client_body_temp_path "\(folder)/body";
      proxy_temp_path "\(folder)/proxy";
      fastcgi_temp_path "\(folder)/fastcgi";
      uwsgi_temp_path "\(folder)/uwsgi";
      scgi_temp_path "\(folder)/scgi";
      upstream nodes {
    \(nodes.map { "    server \($0.host):\($0.port) max_fails=0;" }.joined(separator: "\n"))
      }
      server {
        listen 127.0.0.1:\(port);
        proxy_http_version 1.1;
        proxy_connect_timeout 1s;
        # What may have been done is not asked of another node, but for a new game: one more would be nobody's.
        proxy_next_upstream error timeout http_503;
        proxy_set_header Host $http_host;
        proxy_set_header Connection "";
        location / {
          # A destination is written within 120 s (RE34).
          proxy_read_timeout 130s;
          proxy_pass http://nodes;
        }
        location = /v1/sessions {
          proxy_next_upstream error timeout http_503 non_idempotent;
          proxy_pass http://nodes;
        }
        location = /ws {
          proxy_set_header Host $http_host;
          proxy_set_header Upgrade $http_upgrade;
          proxy_set_header Connection upgrade;
          # The server pings every socket at least every 25 s.
          proxy_read_timeout 90s;
          proxy_buffering off;
          proxy_pass http://nodes;
        }
      }
    }

    """
  }
}
