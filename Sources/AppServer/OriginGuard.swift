import Synchronization

/// Rejects requests that don't come from the server's own pages.
///
/// Any page that is open in a browser can send requests to this machine. A request is accepted only if its host is one
/// of this server's names, which prevents DNS rebinding (a foreign name that resolves to this machine's address), and
/// if the page that sends it comes from this server.
final class OriginGuard: Sendable {
  private let hosts = Mutex<Set<String>>([])

  /// Accepts requests to this port under these names.
  ///
  /// Before the first call, all requests are rejected.
  func allow(port: UInt16, names: [String]) {
    hosts.withLock { $0 = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : [])) }
  }

  /// Returns the reason to reject `request`, or nil if it is accepted.
  ///
  /// - Parameter allowingSameSite: Whether pages from other ports of this machine may load files like pictures.
  func rejection(of request: HTTPRequest, allowingSameSite: Bool = false) -> Rejection? {
    guard let host = request.headers["host"]?.lowercased(), hosts.withLock({ $0.contains(host) }) else {
      return Rejection(.misdirected, "This server does not have that name.")
    }
    if let origin = request.headers["origin"]?.lowercased(), origin != "http://\(host)" {
      return Rejection(.forbidden, "Pages from other servers may not send requests to this server.")
    }
    switch request.headers["sec-fetch-site"]?.lowercased() {
    case nil, "same-origin", "none": return nil
    case "same-site" where allowingSameSite: return nil
    // The user has followed a link.
    case _
    where ["GET", "HEAD"].contains(request.method) && request.headers["sec-fetch-mode"] == "navigate":
      return nil
    default: return Rejection(.forbidden, "Pages from other servers may not send requests to this server.")
    }
  }
}
