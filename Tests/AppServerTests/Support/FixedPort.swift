import Foundation
import Synchronization

/// Ports for servers that end and come back, or must not be found any more.
///
/// They lie below those that the system hands out to whoever asks for any: none of the tests that run meanwhile, and no
/// connection of theirs, gets one while it is free.
enum FixedPort {
  private static let last = Mutex(UInt16.random(in: 20_000..<30_000))

  /// A port that nobody has.
  static func next() -> UInt16 {
    while true {
      let port = last.withLock { last in
        last = last < 30_000 ? last + 1 : 20_000
        return last
      }
      // Somebody else's server would answer.
      if (try? RawClient(port: port)) == nil { return port }
    }
  }
}
