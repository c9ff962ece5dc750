import Foundation
import Reactive
import TestSupport
import Testing

@testable import AppServer

/// The limits of the HTTP server, and the parts of HTTP that browsers rarely use.
@Suite(.timeLimit(.minutes(30))) struct HTTPServerTests {
  /// Sends `request`, and returns all responses.
  ///
  /// In the request, line feeds become CRLF, and `HOST` becomes the server's host. The client sends nothing else.
  private func answers(to request: String, from tested: TestedServer) async throws -> String {
    let port = tested.port
    return try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(request.replacing("HOST", with: "127.0.0.1:\(port)").replacing("\n", with: "\r\n"))
      client.finishSending()
      return client.read()
    }
  }

  private func status(of request: String) async throws -> Int? {
    try await answers(to: request, from: TestedServer()).status
  }

  // MARK: Requests

  @Test(arguments: [
    ("GET /\(String(repeating: "a", count: 1_000_000)) HTTP/1.1\nHost: HOST\n\n", 431),
    (String(repeating: "a", count: 1_000_000), 431),
    ("GET / HTTP/1.1\nHost: HOST\nX: \(String(repeating: "a", count: 1_000_000))\n\n", 431),
    ("GET / HTTP/1.1\nHost: HOST\n\(String(repeating: "X: z\n", count: 200_000))\n", 431),
    ("GET / HTTP/1.1\nHost: HOST\nX: \(String(repeating: "a", count: 32_000))\n\n", 200),
    (String(repeating: "\n", count: 1_000_000) + "GET / HTTP/1.1\nHost: HOST\n\n", 200),
  ])
  func `the size of the head is limited`(request: String, status: Int) async throws {
    #expect(try await self.status(of: request) == status)
  }

  @Test(arguments: [
    "GET\n\n", "GET /\n\n", "GET / \n\n", " GET / HTTP/1.1\n\n", "GET  / HTTP/1.1\n\n", "GET / HTTP/1.1 \n\n",
    "GET / HTTP/1.1\nHost: HOST\nHost: HOST\n\n", "GET / HTTP/1.1\nHost : HOST\n\n",
    "GET / HTTP/1.1\nHost: HOST\n folded\n\n", "GET / HTTP/1.1\nHost: HOST\n: empty\n\n",
    "GET / HTTP/1.1\nHost: HOST\nX\n\n", "GET / HTTP/1.1\nHost: HOST\nX: a\rb\n\n",
    "GET / HTTP/1.1\nHost: HOST\nX: \0\n\n", "GET /\u{7F} HTTP/1.1\nHost: HOST\n\n",
  ])
  func `a malformed head is refused`(request: String) async throws {
    #expect(try await status(of: request) == 400)
  }

  @Test(arguments: [("HTTP/1.0", 200), ("HTTP/1.1", 200), ("HTTP/2.0", 505), ("http/1.1", 400)])
  func `only known versions are supported`(version: String, status: Int) async throws {
    #expect(try await self.status(of: "GET / \(version)\nHost: HOST\n\n") == status)
  }

  @Test func `lines may end with a line feed alone`() async throws {
    let tested = try TestedServer()
    let port = tested.port
    let answer = try await onOwnThread {
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.0\nHost: 127.0.0.1:\(port)\n\n")
      return client.read()
    }
    #expect(answer.status == 200)
  }

  private static let action = "POST /do/add HTTP/1.1\nHost: HOST\nContent-Type: application/json\n"

  @Test(arguments: [
    ("Content-Length: -2\n\n{}", 400), ("Content-Length: +2\n\n{}", 400), ("Content-Length: 0x2\n\n{}", 400),
    ("Content-Length: 2, 2\n\n{}", 400), ("Content-Length: 2\nContent-Length: 2\n\n{}", 400),
    ("Content-Length:\n\n{}", 400), ("Content-Length: 65537\n\n{}", 413),
    ("Content-Length: 99999999999999999999\n\n{}", 413), ("Content-Length: 0\n\n", 415), ("\n{}", 415),
    // The rest of the body doesn't arrive.
    ("Content-Length: 3\n\n{}", nil),
    ("Transfer-Encoding: chunked\n\n2\n{}\n0\n\n", 413), ("Transfer-Encoding: gzip\n\n{}", 413),
    ("Content-Length: 2\nTransfer-Encoding: chunked\n\n{}", 413),
  ])
  func `a body without a valid length does nothing`(rest: String, status: Int?) async throws {
    let tested = try TestedServer()
    #expect(try await answers(to: Self.action + rest, from: tested).status == status)
    #expect(tested.number.value == 0)
  }

  @Test func `bytes after a body are the next request`() async throws {
    let tested = try TestedServer()
    let answers = try await answers(to: "\(Self.action)Content-Length: 2\n\n{}}\n\n", from: tested)
    #expect(answers.statuses == [204, 400])
    #expect(tested.number.value == 1)
  }

  @Test func `pipelined requests are answered in order`() async throws {
    // On a busy machine, thousands of answers can take longer than the usual limit.
    let tested = try TestedServer(limits: HTTPLimits(answer: .seconds(300)))
    let get = "GET /style.css HTTP/1.1\nHost: HOST\n\n"
    let answers = try await answers(
      to: "\(get)\(Self.action)Content-Length: 2\n\n{}\nHEAD / HTTP/1.1\nHost: HOST\n\n\(get)"
        + "GET /none HTTP/1.1\nHost: HOST\n\n\(get)", from: tested)
    // After a rejection, the connection is closed.
    #expect(answers.statuses == [200, 204, 200, 200, 404])
    #expect(answers.ranges(of: "body {}").count == 2)
    let many = try await self.answers(to: String(repeating: get, count: 2000), from: tested)
    #expect(many.statuses == Array(repeating: 200, count: 2000))
  }

  @Test func `a client may close its side after the request`() async throws {
    let tested = try TestedServer()
    #expect(try await answers(to: "GET / HTTP/1.1\nHost: HOST\n\n", from: tested).contains("the page"))
    #expect(try await answers(to: "GET / HTTP/1.1\nHost: HOST\n", from: tested).isEmpty)
    let port = tested.port
    let page = try await onOwnThread {
      let page = try RawClient(port: port)
      page.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      page.finishSending()
      _ = page.read(until: "event: ready")
      return page
    }
    tested.number.accept(7)
    #expect(try await onOwnThread { page.read(until: "data: 7\n") }.contains("data: 7\n"))
  }

  @Test func `HEAD is answered like GET without a body`() async throws {
    let tested = try TestedServer()
    for path in ["/", "/style.css", "/events", "/none", "/new-%20folder"] {
      let lines = "\(path) HTTP/1.1\nHost: HOST\nConnection: close\n\n"
      let head = try await answers(to: "HEAD \(lines)", from: tested)
      #expect(head.hasSuffix("\r\n\r\n"), "\(path)")
      if path != "/events" {
        #expect(try await answers(to: "GET \(lines)", from: tested).hasPrefix(head), "\(path)")
      } else {
        #expect(head.status == 200)
        #expect(head.contains("Content-Type: text/event-stream"))
      }
    }
  }

  @Test(arguments: [
    ("/new-%20folder/", 200, nil), ("/new-%20folder/index.html", 200, nil), ("/new-%20folder//", 200, nil),
    ("/new-%20folder", 301, "/new-%20folder/"), ("//new-%20folder", 301, "/new-%20folder/"),
    ("/new-%20folder?page=1", 301, "/new-%20folder/?page=1"), ("/style.css/", 404, nil), ("/none/", 404, nil),
    ("/none", 404, nil), ("/pictures", 404, nil), ("/pictures/", 404, nil), ("/..", 404, nil),
    ("/../", 404, nil),
  ])
  func `a folder's address ends with a slash`(path: String, status: Int, location: String?) async throws {
    let answer = try await answers(to: "GET \(path) HTTP/1.1\nHost: HOST\n\n", from: TestedServer())
    #expect(answer.status == status)
    #expect(answer.contains("a folder") == (status == 200))
    let lines = answer.split(whereSeparator: \.isNewline)
    #expect(lines.first { $0.hasPrefix("Location: ") }.map(String.init) == location.map { "Location: \($0)" })
  }

  // MARK: Times

  @Test(arguments: ["", "GET / HTTP/1.1\r\nX: ", "POST /do/add HTTP/1.1\r\nContent-Length: 60000\r\n\r\n"])
  func `a client that sends a byte at a time is told that its time is up`(start: String) async throws {
    let tested = try TestedServer(limits: HTTPLimits(head: .max, request: .milliseconds(100)))
    let port = tested.port
    let answer = try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(start)
      client.sendSlowly(UInt8(ascii: "a"))
      return client.read()
    }
    #expect(answer.status == 408)
  }

  @Test func `slow clients do not delay others`() async throws {
    let tested = try TestedServer(limits: HTTPLimits(head: .max, request: .seconds(60)))
    let port = tested.port
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<5 {
        group.addTask {
          try await onOwnThread {
            let client = try RawClient(port: port)
            while client.send("a") {}
          }
        }
      }
      for _ in 0..<20 {
        let answer = try await tested.add(1)
        #expect(answer.status == 204)
      }
      await tested.server.stop()
      try await group.waitForAll()
    }
  }

  @Test(arguments: ["", "\r\n\r\n", "GET / HTTP/1.1\r\nHost: HOST\r\n\r\n"])
  func `an idle connection is closed`(request: String) async throws {
    let tested = try TestedServer(limits: HTTPLimits(idle: .milliseconds(50)))
    let port = tested.port
    let answer = try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(request.replacing("HOST", with: "127.0.0.1:\(port)"))
      return client.read()
    }
    #expect(answer.status == (request.isEmpty || request == "\r\n\r\n" ? nil : 200))
  }

  @Test func `a client that does not close its side is disconnected`() async throws {
    let tested = try TestedServer(limits: HTTPLimits(linger: .milliseconds(50)))
    let port = tested.port
    try await onOwnThread {
      let client = try RawClient(port: port)
      client.send("GET /none HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(client.read().status == 404)
      // Only a closed connection answers with a reset, after which nothing can be sent.
      while client.send("a") {}
    }
  }

  @Test func `a request that the app does not answer ends`() async throws {
    let server = try HTTPServer(
      on: "127.0.0.1", port: nil, limits: HTTPLimits(answer: .milliseconds(50))
    ) { _ in
      try? await Task.sleep(for: .seconds(3600))
      return HTTPResponse(.ok)
    }
    defer { server.requestStop() }
    let answer = try await onOwnThread { [port = server.port] in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\n\r\n")
      return client.read()
    }
    #expect(answer.status == 503)
  }

  @Test func `a client that does not read its events is disconnected`() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let server = try HTTPServer(
      on: "127.0.0.1", port: nil, limits: HTTPLimits(response: .milliseconds(100))
    ) { _ in
      HTTPResponse(
        .ok,
        body: .stream(
          AsyncStream(unfolding: { [UInt8](repeating: 0, count: 1 << 20) }, onCancel: { end.finish() })))
    }
    defer { server.requestStop() }
    let client = try await onOwnThread { [port = server.port] in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\n\r\n")
      return client
    }
    for await _ in ends {}
    withExtendedLifetime(client) {}
  }

  // MARK: Many connections

  @Test func `idle connections make room for new ones, and events continue`() async throws {
    let tested = try TestedServer(limits: HTTPLimits(connections: 20))
    let port = tested.port
    let (page, idle) = try await onOwnThread {
      let page = try RawClient(port: port)
      page.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      _ = page.read(until: "event: ready")
      let idle = try (0..<60).map { _ in try RawClient(port: port) }
      // The server has closed the oldest connections.
      for client in idle.prefix(41) { #expect(client.read().isEmpty) }
      return (page, idle)
    }
    #expect(try await tested.add(9).status == 204)
    #expect(try await onOwnThread { page.read(until: "data: 9\n") }.contains("data: 9\n"))
    withExtendedLifetime(idle) {}
  }

  @Test(.enabled(if: sysconf(Int32(_SC_OPEN_MAX)) >= 4000, "The test needs thousands of descriptors."))
  func `a thousand pages receive events`() async throws {
    let tested = try TestedServer(limits: HTTPLimits(stop: .seconds(600)))
    let port = tested.port
    let pages = try await onOwnThread {
      let pages = try (0..<1000).map { _ in
        let page = try RawClient(port: port)
        page.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        return page
      }
      for page in pages { _ = page.read(until: "event: ready") }
      return pages
    }
    #expect(try await tested.add(5).status == 204)
    try await onOwnThread {
      for page in pages { #expect(page.read(until: "data: 5\n").contains("data: 5\n")) }
    }
    await tested.server.stop()
    try await onOwnThread { for page in pages { #expect(page.read().contains("event: goodbye")) } }
  }
}

extension String {
  /// The statuses of several responses.
  fileprivate var statuses: [Int] { matches(of: #/HTTP/1\.1 (\d+)/#).compactMap { Int($0.1) } }
}
