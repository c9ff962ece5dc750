import Foundation
import Reactive
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Serialised, together with the tests of the log, because `shouldLogRequest` is global.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct URLSessionRxTests {
  private let log = Log()

  private let session = URLSession(configuration: .ephemeral)

  init() { URLSession.rx.shouldLogRequest = { _ in false } }

  /// Returns the events of one subscription, with a server that responds with `answer`.
  private func events<Element>(
    _ answer: @escaping @Sendable (String) -> LoopbackServer.Answer?,
    _ build: (URL) -> Observable<Element>
  ) async throws -> [String] {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    let source = build(server.url)
    return try await awaited { done in
      let log = Log()
      _ = source.subscribe { event in
        log("\(event)")
        if event.isStopEvent { done(log.lines) }
      }
    }
  }

  @Test func `response emits the response and its body, whatever the status`() async throws {
    let lines = try await events({ _ in .init(status: 404, body: "no") }) { url in
      session.rx.response(request: URLRequest(url: url)).map {
        "\($0.response.statusCode) \(String(decoding: $0.data, as: UTF8.self))"
      }
    }
    #expect(lines == ["next(404 no)", "completed"])
  }

  @Test func `data emits the body`() async throws {
    let lines = try await events({ path in .init(body: "at \(path)") }) { url in
      session.rx.data(request: URLRequest(url: url.appendingPathComponent("here"))).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    #expect(lines == ["next(at /here)", "completed"])
  }

  @Test func `data fails if the status is not a success`() async throws {
    let lines = try await events({ _ in .init(status: 500, body: "broken") }) { url in
      session.rx.data(request: URLRequest(url: url))
    }
    #expect(lines == ["error(HTTP request failed with `500`.)"])
  }

  @Test func `json emits the parsed body`() async throws {
    let lines = try await events({ _ in .init(body: "[1, 2]") }) { url in
      session.rx.json(url: url).map { ($0 as? [Int] ?? []).reduce(0, +) }
    }
    #expect(lines == ["next(3)", "completed"])
  }

  @Test func `json fails if the body is not valid JSON`() async throws {
    let lines = try await events({ _ in .init(body: "[1, ") }) { url in
      session.rx.json(request: URLRequest(url: url)).map { _ in 0 }
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("deserialization") == true)
  }

  @Test func `a request fails if no server is listening`() async throws {
    let server = try LoopbackServer { _ in nil }
    server.stop()
    let session = session
    let error = try await awaited { (done: @escaping @Sendable (any Error) -> Void) in
      _ = session.rx.data(request: URLRequest(url: server.url)).subscribe(
        onError: done)
    }
    #expect(error is URLError)
  }

  @Test func `disposal cancels the request, which the server sees`() async throws {
    let (requests, arrived) = AsyncStream<String>.makeStream()
    let (cancellations, cancelled) = AsyncStream<String>.makeStream()
    let server = try LoopbackServer(abandoned: { path in cancelled.yield(path) }) { path in
      arrived.yield(path)
      return nil
    }
    defer { server.stop() }
    let url = server.url.appendingPathComponent("slow")
    let subscription = session.rx.data(request: URLRequest(url: url)).subscribe(log.observer())
    for await path in requests {
      #expect(path == "/slow")
      break
    }
    subscription.dispose()
    for await path in cancellations {
      #expect(path == "/slow")
      break
    }
    #expect(log.lines.isEmpty)
  }
}
