import AppServer
import Foundation
import Reactive
import TestSupport
import Testing

/// A server with several pages, from start to stop.
@Suite(.timeLimit(.minutes(30))) struct AppServerTests {
  /// A page that receives events.
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

  @Test func `a page receives the current state and then each change`() async throws {
    let tested = try TestedServer()
    let page = try await page(of: tested)
    #expect(try await heard(page, until: "event: ready").contains("event: number\ndata: 0\n\n"))
    #expect(try await tested.add(5).status == 204)
    #expect(try await heard(page, until: "data: 5").contains("event: number\ndata: 5\n\n"))
  }

  @Test func `all pages receive the result of an action`() async throws {
    let tested = try TestedServer()
    let (first, second) = (try await page(of: tested), try await page(of: tested))
    for page in [first, second] { _ = try await heard(page, until: "event: ready") }
    _ = try await tested.add(7)
    for page in [first, second] { #expect(try await heard(page, until: "data: 7").contains("data: 7")) }
  }

  @Test func `a late page receives the state once and all earlier reports`() async throws {
    let tested = try TestedServer()
    tested.reports.accept("\"one\"")
    tested.reports.accept("\"two\"")
    for value in 1...3 { _ = try await tested.add(value) }
    let past = try await heard(try await page(of: tested), until: "event: ready")
    #expect(past.matches(of: #/event: number\ndata: (\d+)/#).map { String($0.1) } == ["6"])
    #expect(past.matches(of: #/event: report\ndata: (.*)\n/#).map { String($0.1) } == ["\"one\"", "\"two\""])
  }

  @Test func `text with several lines is sent as one event`() async throws {
    let tested = try TestedServer()
    tested.reports.accept("[\n1\r\n]")
    let past = try await heard(try await page(of: tested), until: "event: ready")
    #expect(past.contains("event: report\ndata: [\ndata: 1\ndata: ]\n\n"))
  }

  @Test func `simultaneous actions are performed one after another`() async throws {
    let tested = try TestedServer()
    try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 1...50 { group.addTask { try await tested.add(1).status } }
      for try await status in group { #expect(status == 204) }
    }
    #expect(tested.number.value == 50)
  }

  @Test func `a disconnected page does not affect the others`() async throws {
    let tested = try TestedServer()
    let stays = try await page(of: tested)
    _ = try await heard(stays, until: "event: ready")
    for _ in 1...20 { _ = try await heard(try await page(of: tested), until: "event: ready") }
    for value in [1, 10, 100] { _ = try await tested.add(value) }
    #expect(try await heard(stays, until: "data: 111").contains("data: 111"))
  }

  @Test func `stopping the server notifies pages and closes their connections`() async throws {
    let tested = try TestedServer(port: FixedPort.next())
    let page = try await page(of: tested)
    _ = try await heard(page, until: "event: ready")
    await tested.server.stop()
    let last = try await onOwnThread { page.read() }
    #expect(last.contains("event: goodbye\ndata: {}\n\n"))
    let port = tested.port
    await #expect(throws: POSIXError.self) { try await onOwnThread { _ = try RawClient(port: port) } }
  }

  @Test func `the port of a stopped server can be reused at once`() async throws {
    // A process that another test starts while the socket is open inherits it and keeps the port in use.
    for attempt in 1...5 {
      let tested = try TestedServer(port: FixedPort.next())
      let page = try await page(of: tested)
      _ = try await heard(page, until: "event: ready")
      await tested.server.stop()
      do {
        let again = try TestedServer(port: tested.port)
        #expect(again.port == tested.port)
        #expect(try await again.add(1).status == 204)
        return
      } catch  where attempt < 5 {}
    }
  }

  @Test func `a port in use is reported`() async throws {
    let tested = try TestedServer()
    await #expect(
      throws: AppServerError.cannotListen(port: tested.port, reason: String(cString: strerror(EADDRINUSE)))
    ) { _ = try TestedServer(port: tested.port) }
  }

  @Test func `the server listens only on loopback addresses`() async throws {
    let tested = try TestedServer()
    #expect(tested.server.address.absoluteString == "http://127.0.0.1:\(tested.port)/")
    let (port, addresses) = (tested.port, RawClient.ownAddresses)
    for address in addresses {
      await #expect(throws: POSIXError.self) {
        try await onOwnThread { _ = try RawClient(address, port: port) }
      }
    }
  }
}
