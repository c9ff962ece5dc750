import Foundation
import Synchronization

/// Ports for servers that are restarted, or must no longer be reachable.
///
/// They are below the range of ports that the system assigns automatically, so other tests and their connections do not
/// get one while it is free.
enum FixedPort {
  private static let last = Mutex(UInt16.random(in: 20_000..<30_000))

  /// Returns a port that is not in use.
  static func next() -> UInt16 {
    while true {
      let port = last.withLock { last in
        last = last < 30_000 ? last + 1 : 20_000
        return last
      }
      // If a server is using the port, the connection succeeds.
      if (try? RawClient(port: port)) == nil { return port }
    }
  }
}
