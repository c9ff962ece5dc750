public import Foundation
public import Reactive

/// A second server on loopback, from which an app requests its data.
public final class DataListener: Sendable {
  /// The address of the server, which stays the same while the server is unavailable.
  public let address: URL
  private let work: Task<Void, Never>
  private let bag = DisposeBag()

  /// Starts serving `data` on a free port.
  public init(_ data: ServedData) throws(AppServerError) {
    let handler = DataRequestHandler(data: data, originGuard: OriginGuard())
    let first = try handler.server(port: nil)
    let port = first.port
    handler.originGuard.allow(port: port, names: ServerHost.loopback.names)
    address = AppServer.address(port)
    let (states, state) = AsyncStream.makeStream(of: Bool.self)
    data.isAvailable.subscribe(onNext: { state.yield($0) }).disposed(by: bag)
    work = Task {
      var server: HTTPServer? = first
      for await isAvailable in states {
        if !isAvailable {
          await server.take()?.stop()
        } else if server == nil {
          server = try? handler.server(port: port)
        }
      }
      server?.requestStop()
    }
  }

  deinit { work.cancel() }
}

/// The behaviour of a data server.
public struct ServedData: Sendable {
  /// Emits whether the server accepts connections.
  public let isAvailable: Observable<Bool>
  /// Returns the response to a path with a query, or nil if there is nothing at that path.
  public let answer: @Sendable (_ path: String, _ query: [String: String]) -> Answer?

  public init(
    isAvailable: Observable<Bool>,
    answer: @escaping @Sendable (_ path: String, _ query: [String: String]) -> Answer?
  ) {
    self.isAvailable = isAvailable
    self.answer = answer
  }

  public struct Answer: Sendable {
    let status: Int
    let type: String
    let body: Data
    let delay: Duration
    let isCutOff: Bool

    /// - Parameters:
    ///   - delay: The time to wait before sending the response.
    ///   - isCutOff: A Boolean value that indicates whether the connection breaks in the middle of the body.
    public init(status: Int, type: String, body: Data, delay: Duration, isCutOff: Bool) {
      self.status = status
      self.type = type
      self.body = body
      self.delay = delay
      self.isCutOff = isCutOff
    }
  }
}

/// Responds to requests for data.
private struct DataRequestHandler: Sendable {
  let data: ServedData
  let originGuard: OriginGuard

  func server(port: UInt16?) throws(AppServerError) -> HTTPServer {
    try HTTPServer(on: ServerHost.loopback.address, port: port) { await response(to: $0) }
  }

  private func response(to request: HTTPRequest) async -> HTTPResponse {
    if let rejection = originGuard.rejection(of: request, allowingSameSite: true) {
      return HTTPResponse(rejection)
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return HTTPResponse(Rejection(.methodNotAllowed, "Only GET and HEAD are allowed here."))
    }
    guard let path = request.path.removingPercentEncoding, let answer = data.answer(path, request.queryItems)
    else { return HTTPResponse(Rejection(.notFound, "Not found.")) }
    // If the client disconnects meanwhile, the response isn't sent.
    try? await Task.sleep(for: answer.delay)
    return HTTPResponse(
      HTTPStatus(answer.status, answer.status == 200 ? "OK" : "Internal Server Error"), type: answer.type,
      policy: "default-src 'none'; style-src 'unsafe-inline'", sharing: "cross-origin",
      body: answer.isCutOff ? .cutOff(answer.body) : .complete(answer.body))
  }
}
