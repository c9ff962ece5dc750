import AppServer
import Foundation
import Reactive
import TestSupport
import Testing

/// A data server and its access rules.
@Suite(.timeLimit(.minutes(30))) struct DataListenerTests {
  private let listener: DataListener

  init() async throws {
    listener = try DataListener(
      ServedData(isAvailable: .just(true)) { path, query in
        guard path == "/birds" else { return nil }
        let body = Data((query["since"] ?? "all").utf8)
        return .init(
          status: 200, type: "text/plain", body: body, delay: .zero, isCutOff: query["since"] == "half")
      })
  }

  /// The response to a request with these lines, in which `HOST` is replaced by the server's host.
  private func answer(_ line: String, _ lines: String = "Host: HOST") async throws -> String {
    let port = UInt16(listener.address.port ?? 0)
    let text = "\(line) HTTP/1.1\n\(lines)\nConnection: close\n\n"
      .replacing("HOST", with: "127.0.0.1:\(port)").replacing("\n", with: "\r\n")
    return try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(text)
      return client.read()
    }
  }

  @Test func `answers depend on path and query`() async throws {
    let answer = try await answer("GET /birds?since=17")
    #expect(answer.status == 200)
    #expect(answer.hasSuffix("\r\n\r\n17"))
    #expect(try await self.answer("GET /fish").status == 404)
  }

  @Test func `an answer can be cut off in the middle`() async throws {
    let answer = try await answer("GET /birds?since=half")
    #expect(answer.contains("Content-Length: 4\r\n"))
    #expect(answer.hasSuffix("\r\n\r\nha"))
  }

  @Test func `only reading is allowed`() async throws {
    #expect(try await answer("POST /birds", "Host: HOST\nContent-Length: 0").status == 405)
  }

  @Test(arguments: [
    ("Host: birds.example", 421), ("Host: HOST\nOrigin: http://birds.example", 403),
    ("Host: HOST\nSec-Fetch-Site: cross-site\nSec-Fetch-Mode: no-cors", 403),
    ("Host: HOST\nSec-Fetch-Site: same-site\nSec-Fetch-Mode: no-cors", 200),
  ])
  func `pages of other origins get no data`(lines: String, status: Int) async throws {
    #expect(try await answer("GET /birds", lines).status == status)
  }
}
