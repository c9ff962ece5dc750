import Foundation
import Reactive
import Synchronization
import TestSupport
import Testing

@testable import AppServer

/// An app in which each page is a different user.
@Suite(.timeLimit(.minutes(30))) struct ClientSessionTests {
  private let server: AppServer
  private let sessions: Sessions

  init() async throws {
    let sessions = Sessions()
    self.sessions = sessions
    server = try AppServer(sessions.app)
  }

  private final class Sessions: Sendable {
    let count = Mutex(0)

    var app: ServedApp {
      ServedApp(
        folders: [:], queue: DispatchQueue(label: "app"),
        sessions: .perPage { [self] in
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

  /// The first event that the page `name` receives.
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

  @Test func `each page has its own session, even after reconnecting`() async throws {
    #expect(try await opened("a").contains("event: number\ndata: 10\n"))
    #expect(try await opened("b").contains("event: number\ndata: 20\n"))
    #expect(try await add("a") == 204)
    #expect(try await opened("a").contains("event: number\ndata: 11\n"))
    #expect(try await opened("b").contains("event: number\ndata: 20\n"))
    #expect(sessions.count.withLock { $0 } == 2)
  }

  @Test func `without a session, no actions are possible`() async throws {
    #expect(try await add("a") == 404)
    #expect(try await ask("GET /events?page=%2e%2e%2f", "Connection: close\n").status == 400)
    #expect(sessions.count.withLock { $0 } == 0)
  }

  @Test func `a closed page's session ends after 30 seconds, and a hidden page's later`() async throws {
    let clients = ClientSessions(Sessions().app)
    func isThere(_ page: String) async -> Bool { await clients.perform("add", nil, for: page) }
    for page in ["closed", "hidden", "reloaded"] { _ = await clients.events(for: page) }
    clients.leave("closed")
    clients.leave("reloaded")
    // A page that is reloaded connects again, and is hidden afterwards.
    _ = await clients.events(for: "reloaded")
    clients.sendHeartbeat(at: .now + .seconds(30))
    #expect(await !isThere("closed"))
    #expect(await isThere("hidden"))
    #expect(await isThere("reloaded"))
    clients.sendHeartbeat(at: .now + .seconds(601))
    #expect(await !isThere("hidden"))
    #expect(try await ask("POST /leave?page=a", "Content-Length: 0\nConnection: close\n").status == 204)
  }

  @Test func `the session of two pages ends when both have been closed`() async throws {
    let clients = ClientSessions(Sessions().app)
    func isThere(_ page: String) async -> Bool { await clients.perform("add", nil, for: page) }
    for page in ["both", "one"] {
      var streams = [await clients.events(for: page), await clients.events(for: page)]
      clients.leave(page)
      if page == "both" { clients.leave(page) }
      streams.removeFirst()
      streams.removeFirst()
    }
    clients.sendHeartbeat(at: .now + .seconds(30))
    #expect(await !isThere("both"))
    #expect(await isThere("one"))
  }

  // Without a server, because a server notices with a delay that a page has left.
  @Test func `the number of sessions is limited`() async throws {
    let clients = ClientSessions(Sessions().app)
    let listener = await clients.events(for: "listens")
    for page in 0..<110 { _ = await clients.events(for: "page-\(page)") }
    // A hundred sessions remain, including the one in use.
    for page in 0..<110 {
      #expect(await clients.perform("add", nil, for: "page-\(page)") == (page >= 11), "page \(page)")
    }
    #expect(await clients.perform("add", nil, for: "listens"))
    withExtendedLifetime(listener) {}
  }
}
