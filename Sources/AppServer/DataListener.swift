import FlyingFox
import FlyingSocks
public import Foundation
public import Reactive

/// A second server on loopback, which an app asks for its data.
public final class DataListener: Sendable {
  /// Where it is, also while it is not there.
  public let address: URL
  private let work: Task<Void, Never>
  private let bag = DisposeBag()

  /// Begins to serve `data`, at a port that is free.
  public init(_ data: ServedData) async throws(AppServerError) {
    let desk = DataDesk(data: data, door: Doorkeeper())
    let first = try desk.server(port: nil)
    let port = try await AppServer.listen(first, nil)
    desk.door.open(at: port, names: ServerHost.loopback.names)
    address = AppServer.address(port)
    let (states, state) = AsyncStream.makeStream(of: Bool.self)
    data.isThere.subscribe(onNext: { state.yield($0) }).disposed(by: bag)
    work = Task {
      var server: HTTPServer? = first
      for await isThere in states {
        if !isThere {
          await server.take()?.stop()
        } else if server == nil, let again = try? desk.server(port: port),
          (try? await AppServer.listen(again, port)) != nil
        {
          server = again
        }
      }
    }
  }

  deinit { work.cancel() }
}

/// What a server of data says.
public struct ServedData: Sendable {
  /// Whether it can be reached.
  public let isThere: Observable<Bool>
  /// What it says to a path with a query; nil if there is nothing.
  public let answer: @Sendable (_ path: String, _ query: [String: String]) -> Answer?

  public init(
    isThere: Observable<Bool>,
    answer: @escaping @Sendable (_ path: String, _ query: [String: String]) -> Answer?
  ) {
    self.isThere = isThere
    self.answer = answer
  }

  public struct Answer: Sendable {
    let status: Int
    let type: String
    let body: Data
    let delay: Duration
    let isCutOff: Bool

    /// - Parameters:
    ///   - delay: How long it is thought about.
    ///   - isCutOff: Whether the connection breaks in the middle of the body.
    public init(status: Int, type: String, body: Data, delay: Duration, isCutOff: Bool) {
      self.status = status
      self.type = type
      self.body = body
      self.delay = delay
      self.isCutOff = isCutOff
    }
  }
}

/// Answers requests for data.
private struct DataDesk: HTTPHandler {
  let data: ServedData
  let door: Doorkeeper

  func server(port: UInt16?) throws(AppServerError) -> HTTPServer {
    do {
      return HTTPServer(
        config: .init(
          address: try .inet(ip4: "127.0.0.1", port: port ?? 0), sharedRequestBufferSize: FrontDesk.bodyLimit,
          sharedRequestReplaySize: 0, logger: .disabled), handler: self)
    } catch {
      throw .cannotListen(port: port, reason: error.localizedDescription)
    }
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let refusal = door.refusal(of: request, fromOwnSite: true) { return .refusing(refusal) }
    guard request.method == .GET else {
      return .refusing(Refusal(.methodNotAllowed, "There is nothing to do here."))
    }
    let query = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
    guard let answer = data.answer(request.path, query) else {
      return .refusing(Refusal(.notFound, "There is nothing here."))
    }
    if answer.delay > .zero { try await Task.sleep(for: answer.delay) }
    return .data(answer)
  }
}

extension HTTPResponse {
  fileprivate static func data(_ answer: ServedData.Answer) -> HTTPResponse {
    var headers = headers(answer.type, policy: "default-src 'none'; style-src 'unsafe-inline'")
    headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "cross-origin"
    let status = HTTPStatusCode(answer.status, phrase: answer.status == 200 ? "OK" : "Internal Server Error")
    guard answer.isCutOff else {
      return HTTPResponse(statusCode: status, headers: headers, body: answer.body)
    }
    let half = Array(answer.body.prefix(answer.body.count / 2))
    return HTTPResponse(
      statusCode: status, headers: headers,
      body: HTTPBodySequence(from: LastWords(half), count: answer.body.count))
  }
}
