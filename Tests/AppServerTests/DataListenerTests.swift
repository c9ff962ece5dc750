import AppServer
import Foundation
import Reactive
import Testing

/// A server of data, and who may ask it.
@Suite(.timeLimit(.minutes(30))) struct DataListenerTests {
  private let listener: DataListener

  init() async throws {
    listener = try await DataListener(
      ServedData(isThere: .just(true)) { path, query in
        guard path == "/birds" else { return nil }
        let body = Data((query["since"] ?? "all").utf8)
        return .init(
          status: 200, type: "text/plain", body: body, delay: .zero, isCutOff: query["since"] == "half")
      })
  }

  /// What it says to a request with these lines; `HOST` in it is the server's.
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

  @Test func `it answers by path and query`() async throws {
    let answer = try await answer("GET /birds?since=17")
    #expect(answer.status == 200)
    #expect(answer.hasSuffix("\r\n\r\n17"))
    #expect(try await self.answer("GET /fish").status == 404)
  }

  @Test func `it breaks off in the middle`() async throws {
    let answer = try await answer("GET /birds?since=half")
    #expect(answer.contains("Content-Length: 4\r\n"))
    #expect(answer.hasSuffix("\r\n\r\nha"))
  }

  @Test func `it cannot be asked to do anything`() async throws {
    #expect(try await answer("POST /birds", "Host: HOST\nContent-Length: 0").status == 405)
  }

  @Test(arguments: [
    ("Host: birds.example", 421), ("Host: HOST\nOrigin: http://birds.example", 403),
    ("Host: HOST\nSec-Fetch-Site: cross-site\nSec-Fetch-Mode: no-cors", 403),
    ("Host: HOST\nSec-Fetch-Site: same-site\nSec-Fetch-Mode: no-cors", 200),
  ])
  func `pages of other sites get nothing`(lines: String, status: Int) async throws {
    #expect(try await answer("GET /birds", lines).status == status)
  }
}
