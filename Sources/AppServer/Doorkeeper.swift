import FlyingFox
import Synchronization

/// Refuses what no page of ours would ask for.
///
/// Whatever page is open in a browser can make it send requests to this machine. So that it gets nowhere, the host has to
/// be the one that was opened, which a name that somebody else's server has given this machine's address (DNS rebinding)
/// is not; and requests that a page makes have to come from a page of ours.
final class Doorkeeper: Sendable {
  private let hosts = Mutex<Set<String>>([])

  /// Says which port it stands at, and what this machine may be called; before that everything is refused.
  func open(at port: UInt16, names: [String]) {
    hosts.withLock { $0 = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : [])) }
  }

  /// Why `request` is refused; nil if it is not.
  ///
  /// - Parameter fromOwnSite: Whether pages of other ports of this machine may load what is here, as pictures.
  func refusal(of request: HTTPRequest, fromOwnSite: Bool = false) -> Refusal? {
    guard let host = request.headers[.host]?.lowercased(), hosts.withLock({ $0.contains(host) }) else {
      return Refusal(.misdirected, "This server is not known by that name.")
    }
    if let origin = request.headers[HTTPHeader("Origin")]?.lowercased(), origin != "http://\(host)" {
      return Refusal(.forbidden, "Pages of other servers may not ask this one.")
    }
    switch request.headers[HTTPHeader("Sec-Fetch-Site")]?.lowercased() {
    case nil, "same-origin", "none": return nil
    case "same-site" where fromOwnSite: return nil
    // Somebody has followed a link.
    case _ where request.method == .GET && request.headers[HTTPHeader("Sec-Fetch-Mode")] == "navigate":
      return nil
    default: return Refusal(.forbidden, "Pages of other servers may not ask this one.")
    }
  }
}

/// Why a request is not answered.
struct Refusal: Error {
  let status: HTTPStatusCode
  let words: String

  init(_ status: HTTPStatusCode, _ words: String) {
    self.status = status
    self.words = words
  }
}

extension HTTPStatusCode {
  static let misdirected = HTTPStatusCode(421, phrase: "Misdirected Request")
}
