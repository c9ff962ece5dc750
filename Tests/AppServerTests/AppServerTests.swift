import AppServer
import Foundation
import Reactive
import Testing

/// Several pages, and the beginning and the end of a server.
@Suite(.timeLimit(.minutes(30))) struct AppServerTests {
  /// A page that listens.
  private func page(of tested: TestedServer) async throws -> RawClient {
    let port = tested.port
    return try await onOwnThread {
      let client = try RawClient(port: port)
      client.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      return client
    }
  }

  private func heard(_ page: RawClient, until end: String) async throws -> String {
    try await onOwnThread { page.read(until: end) }
  }

  @Test func `a page is told what is so, and then each change`() async throws {
    let tested = try await TestedServer()
    let page = try await page(of: tested)
    #expect(try await heard(page, until: "event: ready").contains("event: number\ndata: 0\n\n"))
    #expect(try await tested.add(5).status == 204)
    #expect(try await heard(page, until: "data: 5").contains("event: number\ndata: 5\n\n"))
  }

  @Test func `what one page asks for, all are told`() async throws {
    let tested = try await TestedServer()
    let (first, second) = (try await page(of: tested), try await page(of: tested))
    for page in [first, second] { _ = try await heard(page, until: "event: ready") }
    _ = try await tested.add(7)
    for page in [first, second] { #expect(try await heard(page, until: "data: 7").contains("data: 7")) }
  }

  @Test func `a page that comes late is told the state once and the reports as they came`() async throws {
    let tested = try await TestedServer()
    tested.reports.accept("\"one\"")
    tested.reports.accept("\"two\"")
    for value in 1...3 { _ = try await tested.add(value) }
    let past = try await heard(try await page(of: tested), until: "event: ready")
    #expect(past.matches(of: #/event: number\ndata: (\d+)/#).map { String($0.1) } == ["6"])
    #expect(past.matches(of: #/event: report\ndata: (.*)\n/#).map { String($0.1) } == ["\"one\"", "\"two\""])
  }

  @Test func `text of several lines stays one event`() async throws {
    let tested = try await TestedServer()
    tested.reports.accept("[\n1\r\n]")
    let past = try await heard(try await page(of: tested), until: "event: ready")
    #expect(past.contains("event: report\ndata: [\ndata: 1\ndata: ]\n\n"))
  }

  @Test func `actions that come at once are done one after another`() async throws {
    let tested = try await TestedServer()
    try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 1...50 { group.addTask { try await tested.add(1).status } }
      for try await status in group { #expect(status == 204) }
    }
    #expect(tested.number.value == 50)
  }

  @Test func `a page that goes away is no loss to the others`() async throws {
    let tested = try await TestedServer()
    let stays = try await page(of: tested)
    _ = try await heard(stays, until: "event: ready")
    for _ in 1...20 { _ = try await heard(try await page(of: tested), until: "event: ready") }
    for value in [1, 10, 100] { _ = try await tested.add(value) }
    #expect(try await heard(stays, until: "data: 111").contains("data: 111"))
  }

  @Test func `at the end pages are told, and their connections closed`() async throws {
    let tested = try await TestedServer(port: FixedPort.next())
    let page = try await page(of: tested)
    _ = try await heard(page, until: "event: ready")
    await tested.server.stop()
    let last = try await onOwnThread { page.read() }
    #expect(last.contains("event: goodbye\ndata: {}\n\n"))
    let port = tested.port
    await #expect(throws: POSIXError.self) { try await onOwnThread { _ = try RawClient(port: port) } }
  }

  @Test func `the port can be used again at once`() async throws {
    // A program that another test begins between the making of a socket and its end has it, too, and keeps the port.
    for attempt in 1...5 {
      let tested = try await TestedServer(port: FixedPort.next())
      let page = try await page(of: tested)
      _ = try await heard(page, until: "event: ready")
      await tested.server.stop()
      do {
        let again = try await TestedServer(port: tested.port)
        #expect(again.port == tested.port)
        #expect(try await again.add(1).status == 204)
        return
      } catch  where attempt < 5 {}
    }
  }

  @Test func `a port that is taken is told`() async throws {
    let tested = try await TestedServer()
    await #expect(
      throws: AppServerError.cannotListen(port: tested.port, reason: String(cString: strerror(EADDRINUSE)))
    ) { try await TestedServer(port: tested.port) }
  }

  @Test func `it listens on loopback only`() async throws {
    let tested = try await TestedServer()
    #expect(tested.server.address.absoluteString == "http://127.0.0.1:\(tested.port)/")
    let (port, addresses) = (tested.port, RawClient.ownAddresses)
    for address in addresses {
      await #expect(throws: POSIXError.self) {
        try await onOwnThread { _ = try RawClient(address, port: port) }
      }
    }
  }
}
