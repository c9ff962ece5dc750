import Foundation
import Testing

@testable import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.serialized)
struct URLSessionTests {
  private let log = Log()
  private let session = URLSession(configuration: .ephemeral)

  init() { URLSession.rx.shouldLogRequest = { _ in false } }

  /// The events of one run on a server that answers as `answer` says.
  private func events<Element>(
    _ answer: @escaping @Sendable (String) -> LoopbackServer.Answer?,
    _ build: (URL) -> Observable<Element>
  ) async throws -> [String] {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    let source = build(server.url)
    return await withCheckedContinuation { continuation in
      let log = Log()
      _ = source.subscribe { event in
        log("\(event)")
        if event.isStopEvent { continuation.resume(returning: log.lines) }
      }
    }
  }

  @Test func `response sends the response and its body, whatever the status`() async throws {
    let lines = try await events({ _ in .init(status: 404, body: "no") }) { url in
      session.rx.response(request: URLRequest(url: url)).map {
        "\($0.response.statusCode) \(String(decoding: $0.data, as: UTF8.self))"
      }
    }
    #expect(lines == ["next(404 no)", "completed"])
  }

  @Test func `data sends the body`() async throws {
    let lines = try await events({ path in .init(body: "at \(path)") }) { url in
      session.rx.data(request: URLRequest(url: url.appendingPathComponent("here"))).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    #expect(lines == ["next(at /here)", "completed"])
  }

  @Test func `data fails where the status is none of success`() async throws {
    let lines = try await events({ _ in .init(status: 500, body: "broken") }) { url in
      session.rx.data(request: URLRequest(url: url))
    }
    #expect(lines == ["error(HTTP request failed with `500`.)"])
  }

  @Test func `json sends what the body says`() async throws {
    let lines = try await events({ _ in .init(body: "[1, 2]") }) { url in
      session.rx.json(url: url).map { ($0 as? [Int] ?? []).reduce(0, +) }
    }
    #expect(lines == ["next(3)", "completed"])
  }

  @Test func `json fails where the body is none`() async throws {
    let lines = try await events({ _ in .init(body: "[1, ") }) { url in
      session.rx.json(request: URLRequest(url: url)).map { _ in 0 }
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("deserialization") == true)
  }

  @Test func `a request fails where nobody listens`() async throws {
    let server = try LoopbackServer { _ in nil }
    server.stop()
    let session = session
    let error = await withCheckedContinuation { continuation in
      _ = session.rx.data(request: URLRequest(url: server.url)).subscribe(
        onError: { continuation.resume(returning: $0) })
    }
    #expect(error is URLError)
  }

  @Test func `disposal cancels the request`() async throws {
    let (requests, arrived) = AsyncStream<String>.makeStream()
    let server = try LoopbackServer { path in
      arrived.yield(path)
      return nil
    }
    defer { server.stop() }
    let subscription = session.rx.data(request: URLRequest(url: server.url)).subscribe(log.observer())
    for await _ in requests { break }
    subscription.dispose()
    while await isBusy() { await Task.yield() }
    #expect(log.lines.isEmpty)
  }

  private func isBusy() async -> Bool {
    await withCheckedContinuation { continuation in
      session.getTasksWithCompletionHandler { tasks, _, _ in continuation.resume(returning: !tasks.isEmpty) }
    }
  }

  @Test func `a request is printed as a command`() throws {
    var request = URLRequest(url: try #require(URL(string: "http://localhost/x")))
    #expect(RequestLog.command(for: request) == "curl -X GET\n'http://localhost/x' -i -v")
    request.httpMethod = "POST"
    request.httpBody = Data("it's".utf8)
    request.setValue("text", forHTTPHeaderField: "Accept")
    #expect(
      RequestLog.command(for: request)
        == "curl -X POST\n-d 'it'\\''s'\n-H 'Accept: text'\n'http://localhost/x' -i -v")
  }

  @Test func `only requests that are wanted are logged`() throws {
    let request = URLRequest(url: try #require(URL(string: "http://localhost/x")))
    #expect(RequestLog(request) == nil)
    URLSession.rx.shouldLogRequest = { $0.url?.path == "/x" }
    #expect(RequestLog(request) != nil)
    #expect(URLSession.rx.shouldLogRequest(request))
    URLSession.rx.shouldLogRequest = { _ in false }
  }

  @Test func `errors say what is wrong`() throws {
    let url = try #require(URL(string: "http://localhost"))
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    #expect("\(RxCocoaURLError.unknown)" == "Unknown error has occurred.")
    #expect(
      "\(RxCocoaURLError.nonHTTPResponse(response: response))".hasPrefix("Response is not NSHTTPURLResponse"))
  }
}
