import Foundation
import Reactive
import Synchronization
import TestSupport
import Testing

@testable import AppServer

/// An app whose pages are users of their own.
@Suite(.timeLimit(.minutes(30))) struct VisitTests {
  private let server: AppServer
  private let sessions: Sessions

  init() async throws {
    let sessions = Sessions()
    self.sessions = sessions
    server = try await AppServer(sessions.app)
  }

  private final class Sessions: Sendable {
    let count = Mutex(0)

    var app: ServedApp {
      ServedApp(
        folders: [:], queue: DispatchQueue(label: "app"),
        users: .eachPage { [self] in
          let number = BehaviorRelay(
            value: count.withLock {
              $0 += 1; return $0 * 10
            })
          return ServedSession(states: [.init("number", number.map { "\($0)" })], reports: .never()) {
            action, _ in
            guard action == "add" else { return false }
            number.accept(number.value + 1)
            return true
          }
        })
    }
  }

  /// What the page `name` is told first.
  private func opened(_ name: String) async throws -> String {
    try await ask("GET /events?page=\(name)", "", until: "event: ready")
  }

  private func add(_ name: String) async throws -> Int? {
    try await ask(
      "POST /do/add?page=\(name)", "Content-Type: application/json\nContent-Length: 2\nConnection: close\n",
      body: "{}"
    ).status
  }

  private func ask(
    _ line: String, _ lines: String, body: String = "", until end: String? = nil
  ) async throws -> String {
    let port = UInt16(server.address.port ?? 0)
    let text = "\(line) HTTP/1.1\nHost: 127.0.0.1:\(port)\n\(lines)\n".replacing("\n", with: "\r\n") + body
    return try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(text)
      return client.read(until: end)
    }
  }

  @Test func `each page has its session, also when it comes again`() async throws {
    #expect(try await opened("a").contains("event: number\ndata: 10\n"))
    #expect(try await opened("b").contains("event: number\ndata: 20\n"))
    #expect(try await add("a") == 204)
    #expect(try await opened("a").contains("event: number\ndata: 11\n"))
    #expect(try await opened("b").contains("event: number\ndata: 20\n"))
    #expect(sessions.count.withLock { $0 } == 2)
  }

  @Test func `who has no session can do nothing`() async throws {
    #expect(try await add("a") == 404)
    #expect(try await ask("GET /events?page=%2e%2e%2f", "Connection: close\n").status == 400)
    #expect(sessions.count.withLock { $0 } == 0)
  }

  // Without a server, which learns of a page that has left when it comes to it.
  @Test func `sessions are not made without end`() async throws {
    let visits = Visits(Sessions().app)
    let listener = await visits.open("listens")
    for page in 0..<110 { _ = await visits.open("page-\(page)") }
    // With the one that is listened to, a hundred stay.
    for page in 0..<110 {
      #expect(await visits.perform("add", nil, for: "page-\(page)") == (page >= 11), "page \(page)")
    }
    #expect(await visits.perform("add", nil, for: "listens"))
    withExtendedLifetime(listener) {}
  }
}
