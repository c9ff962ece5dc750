import Foundation
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The wholesaler's server, which runs on this computer.
///
/// It gives the answers of its script, and prints each request.
///
/// `@unchecked Sendable`: `lock` protects the variables.
final class Wholesaler: @unchecked Sendable {
  private let socket = LoopbackSocket()
  private let lock = NSLock()
  private var script: [Answer]
  private var asked = 0
  private var left = 0

  /// Starts a server that gives these answers, one per request, and
  /// repeats the last one.
  init(_ script: Answer...) {
    self.script = script
    URLSession.rx.shouldLogRequest = { _ in false }
    Thread.detachNewThread { [self] in
      while let connection = socket.accept() {
        Thread.detachNewThread { [self] in serve(connection) }
      }
    }
  }

  /// The address of the server, without a path.
  var address: URL { socket.address }

  /// The number of requests so far.
  var requests: Int { lock.withLock { asked } }

  /// The number of clients that hung up before the answer.
  var hangUps: Int { lock.withLock { left } }

  /// A request for the resource at `path`.
  func request(_ path: String) -> URLRequest {
    URLRequest(url: address.appending(path: path))
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
    case .breaksOff(let body):
      connection.say(200, body, [:], lost: 10)
    case .noAnswer:
      connection.waitForTheEnd()
      lock.withLock {
        print("server: the client hung up")
        left += 1
      }
    }
  }

  enum Answer: Sendable {
    case says(
      _ status: Int, _ body: String, _ headers: [String: String])
    /// Answers 200 after so many milliseconds.
    case after(_ milliseconds: Int, _ body: String)
    /// Sends a part of an answer, and closes the connection.
    case breaksOff(after: String)
    /// Never answers.
    case noAnswer

    static func says(_ status: Int, _ body: String = "") -> Answer {
      .says(status, body, [:])
    }
    static func says(_ body: String) -> Answer { .says(200, body) }
  }
}
