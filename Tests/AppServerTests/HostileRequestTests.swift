import AppServer
import Foundation
import Reactive
import TestSupport
import Testing

/// Requests by foreign pages and broken clients.
@Suite(.timeLimit(.minutes(30))) struct HostileRequestTests {
  @Test(arguments: [
    "evil.example", "evil.example:HOSTPORT", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:HOSTPORT",
    "127.0.0.1:HOSTPORT.evil.example", "", "[::1]:HOSTPORT", "0.0.0.0:HOSTPORT",
    "127.0.0.1:HOSTPORT@evil.example",
  ])
  func `a foreign host name is refused`(host: String) async throws {
    let tested = try TestedServer()
    let name = host.replacing("HOSTPORT", with: "\(tested.port)")
    let answer = try await tested.answer(to: "GET / HTTP/1.1\nHost: \(name)\nConnection: close")
    #expect(answer.status == 421)
    #expect(!answer.contains("the page"))
  }

  @Test func `a request without a host is refused`() async throws {
    let tested = try TestedServer()
    #expect(try await tested.answer(to: "GET / HTTP/1.0").status == 421)
  }

  @Test(arguments: ["HOST", "localhost"])
  func `both loopback names are accepted`(name: String) async throws {
    let tested = try TestedServer()
    let host = name == "HOST" ? name : "\(name):\(tested.port)"
    let answer = try await tested.answer(to: "GET / HTTP/1.1\nHost: \(host)\nConnection: close")
    #expect(answer.status == 200)
    #expect(answer.contains("the page"))
  }

  @Test(arguments: [
    "Origin: http://evil.example", "Origin: null", "Origin: https://HOST", "Origin: http://HOST.evil.example",
    "Origin: http://127.0.0.1:1", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
    "Sec-Fetch-Site: cross-site\nSec-Fetch-Mode: navigate",
  ])
  func `pages of other origins cannot perform actions`(lines: String) async throws {
    let tested = try TestedServer()
    #expect(try await tested.add(3, lines).status == 403)
    #expect(tested.number.value == 0)
  }

  @Test(arguments: ["Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"])
  func `pages of other origins receive no events`(lines: String) async throws {
    let tested = try TestedServer()
    let answer = try await tested.answer(to: "GET /events HTTP/1.1\nHost: HOST\n\(lines)\nConnection: close")
    #expect(answer.status == 403)
  }

  @Test func `links on other pages work`() async throws {
    let tested = try TestedServer()
    let lines = "Sec-Fetch-Site: cross-site\nSec-Fetch-Mode: navigate"
    #expect(
      try await tested.answer(to: "GET / HTTP/1.1\nHost: HOST\n\(lines)\nConnection: close").status == 200)
  }

  @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
  func `a form cannot perform actions`(type: String) async throws {
    let tested = try TestedServer()
    let answer = try await tested.answer(
      to: "POST /do/add HTTP/1.1\nHost: HOST\nContent-Type: \(type)\nContent-Length: 2\nConnection: close",
      body: "{}")
    #expect(answer.status == 415)
    #expect(tested.number.value == 0)
  }

  @Test(arguments: [
    "/../secret.css", "/%2e%2e/secret.css", "/..%2fsecret.css", "/%2e%2e%2fsecret.css",
    "/pictures/../../secret.css",
    "/pictures/..%5c..%5csecret.css", "/link.css", "/.hidden.css", "/%2ehidden.css", "/letter.txt",
    "/pictures",
    "/pictures/", "/secret.css", "//secret.css", "/page/../../secret.css", "/style.css%00.svg",
    "/style.css/.",
    "/nobody.css", "/%", "/%ff", "/%25%32%65%25%32%65/secret.css", "/style.css\u{2044}..",
  ])
  func `no path leads outside the folders or to a file of another type`(path: String) async throws {
    let tested = try TestedServer()
    let answer = try await tested.answer(to: "GET \(path) HTTP/1.1\nHost: HOST\nConnection: close")
    #expect([400, 404].contains(answer.status))
    for secret in ["secret", "hidden", "letter"] { #expect(!answer.contains("\n\(secret)")) }
  }

  @Test(arguments: ["http://evil.example/", "*", "", "style.css", "http://HOST/style.css"])
  func `a target that is not a path is refused`(target: String) async throws {
    let tested = try TestedServer()
    let answer = try await tested.answer(to: "GET \(target) HTTP/1.1\nHost: HOST\nConnection: close")
    #expect([nil, 400].contains(answer.status))
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "GETS"])
  func `other methods are refused`(method: String) async throws {
    let tested = try TestedServer()
    #expect(try await tested.answer(to: "\(method) / HTTP/1.1\nHost: HOST\nConnection: close").status == 405)
  }

  @Test(arguments: [
    ("[1", 415), ("[]", 415), ("\"x\"", 415), ("", 415), ("{\"value\":1}", 415), ("{\"value\":\"2\"}", 204),
    (String(repeating: "[", count: 50_000), 415), ("{\"value\":null}", 204),
  ])
  func `an invalid action is refused`(body: String, status: Int) async throws {
    let tested = try TestedServer()
    let answer = try await tested.answer(
      to:
        "POST /do/add HTTP/1.1\nHost: HOST\nContent-Type: application/json\nContent-Length: \(body.utf8.count)\nConnection: close",
      body: body)
    #expect(answer.status == status)
  }

  @Test func `an unknown action is reported`() async throws {
    let tested = try TestedServer()
    let answer = try await tested.answer(
      to:
        "POST /do/undo HTTP/1.1\nHost: HOST\nContent-Type: application/json\nContent-Length: 2\nConnection: close",
      body: "{}")
    #expect(answer.status == 404)
  }

  @Test(arguments: [70_000, 3_000_000, 2_000_000_000])
  func `a huge body is refused, and a request hidden in it is ignored`(length: Int) async throws {
    let tested = try TestedServer()
    let hidden = """
      POST /do/add HTTP/1.1
      Host: 127.0.0.1:\(tested.port)
      Content-Type: application/json
      Content-Length: 2

      {}
      """.replacing("\n", with: "\r\n")
    let begin = """
      POST /do/add HTTP/1.1
      Host: 127.0.0.1:\(tested.port)
      Origin: http://evil.example
      Content-Type: text/plain
      Content-Length: \(length)


      """.replacing("\n", with: "\r\n")
    let port = tested.port
    let answer = try await onOwnThread {
      let client = try RawClient(port: port)
      // The server may close the connection before everything is sent.
      client.send(begin + String(repeating: hidden, count: min(length, 3_000_000) / hidden.utf8.count))
      return client.read()
    }
    #expect([nil, 403, 413].contains(answer.status))
    #expect(!answer.contains("204"))
    #expect(try await tested.add(1).status == 204)
    #expect(tested.number.value == 1)
  }

  @Test func `a body without a length is refused`() async throws {
    let tested = try TestedServer()
    let answer = try await tested.answer(
      to: "POST /do/add HTTP/1.1\nHost: HOST\nContent-Type: application/json\nTransfer-Encoding: chunked",
      body: "2\r\n{}\r\n0\r\n\r\n")
    #expect(answer.status == 413)
    #expect(tested.number.value == 0)
  }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n", "POST /do/add HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "POST /do/add HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    "POST /do/add HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\n" + String(repeating: "X-Y: z\r\n", count: 20_000) + "\r\n", "\u{16}\u{3}\u{1}",
  ])
  func `invalid HTTP does not disturb other clients`(request: String) async throws {
    let tested = try TestedServer()
    let port = tested.port
    _ = try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(request)
      // With or without an answer, another client is served in the meantime.
      return true
    }
    #expect(try await tested.add(1).status == 204)
    #expect(tested.number.value == 1)
  }

  @Test func `idle and incomplete connections do not block other clients`() async throws {
    let tested = try TestedServer()
    let port = tested.port
    let idle = try await onOwnThread {
      try (0..<100).map { number in
        let client = try RawClient(port: port)
        if number.isMultiple(of: 2) { client.send("POST /do/add HTTP/1.1\r\nContent-Length: 100\r\n\r\n{") }
        return client
      }
    }
    #expect(try await tested.add(1).status == 204)
    withExtendedLifetime(idle) {}
  }

  @Test func `answers forbid framing, caching and content sniffing`() async throws {
    let tested = try TestedServer()
    let answer = try await tested.answer(to: "GET / HTTP/1.1\nHost: HOST\nConnection: close")
    for line in [
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "frame-ancestors 'none'",
      "default-src 'self'",
      "Cross-Origin-Resource-Policy: same-origin",
    ] { #expect(answer.contains(line)) }
    let picture = try await tested.answer(to: "GET /pictures/one.svg HTTP/1.1\nHost: HOST\nConnection: close")
    #expect(picture.contains("default-src 'none'"))
    #expect(picture.contains("image/svg+xml"))
  }
}
