import Foundation
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The wholesaler's server, on this computer: it answers as it is told,
/// and prints what it is asked.
///
/// `@unchecked Sendable`: what changes is behind `lock`.
final class Wholesaler: @unchecked Sendable {
  private let socket = LoopbackSocket()
  private let lock = NSLock()
  private var script: [Answer]
  private var asked = 0
  private var left = 0

  /// Answers like this, one request after the other; the last answer is
  /// given again and again.
  init(_ script: Answer...) {
    self.script = script
    URLSession.rx.shouldLogRequest = { _ in false }
    Thread.detachNewThread { [self] in
      while let connection = socket.accept() {
        Thread.detachNewThread { [self] in serve(connection) }
      }
    }
  }

  /// Listens no more.
  func switchOff() { socket.close() }

  /// How many requests have come.
  var requests: Int { lock.withLock { asked } }

  /// How many of those who asked have left before their answer.
  var hangUps: Int { lock.withLock { left } }

  /// A request for what is at `path`.
  func request(_ path: String) -> URLRequest {
    URLRequest(url: socket.address.appending(path: path))
  }

  private func serve(_ connection: LoopbackSocket.Connection) {
    defer { connection.close() }
    guard let request = connection.request() else { return }
    let answer = lock.withLock {
      asked += 1
      print("server:", request)
      return script.count > 1 ? script.removeFirst() : script[0]
    }
    switch answer {
    case .says(let status, let body, let headers):
      connection.say(status, body, headers)
    case .after(let milliseconds, let body):
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      connection.say(200, body, [:])
    case .half(let body):
      connection.say(200, body, [:], lost: 10)
    case .nothing:
      connection.waitForTheEnd()
      lock.withLock {
        print("server: they hung up")
        left += 1
      }
    }
  }

  enum Answer: Sendable {
    case says(
      _ status: Int, _ body: String, _ headers: [String: String])
    /// After so many milliseconds.
    case after(_ milliseconds: Int, _ body: String)
    /// The connection breaks before the end.
    case half(_ body: String)
    case nothing

    static func says(_ status: Int, _ body: String = "") -> Answer {
      .says(status, body, [:])
    }
    static func says(_ body: String) -> Answer { .says(200, body) }
  }
}
