public import Foundation
import Reactive

/// A server that shows an app to browsers on this machine and, on request, on other machines.
///
/// Pages load files and a stream of events (`GET /events`), and can perform actions (`POST /do/NAME`).
public final class AppServer: Sendable {
  /// The address of the page.
  public let address: URL
  private let server: HTTPServer
  private let sessions: ClientSessions
  private let bag = DisposeBag()

  /// Starts serving `app`.
  ///
  /// - Parameters:
  ///   - host: The address to listen on. Other machines can reach the server only if this isn't a loopback address.
  ///   - port: The port to listen on, or nil for any free port.
  public convenience init(
    _ app: ServedApp, host: ServerHost = .loopback, port: UInt16? = nil
  ) throws(AppServerError) {
    try self.init(app, host: host, port: port, limits: HTTPLimits())
  }

  init(
    _ app: ServedApp, host: ServerHost = .loopback, port: UInt16? = nil, limits: HTTPLimits
  ) throws(AppServerError) {
    let sessions = ClientSessions(app)
    let originGuard = OriginGuard()
    let handler = RequestHandler(app: app, sessions: sessions, originGuard: originGuard)
    server = try HTTPServer(on: host.address, port: port, limits: limits) { await handler.response(to: $0) }
    originGuard.allow(port: server.port, names: host.names)
    address = Self.address(server.port, host: host)
    self.sessions = sessions
    // Proxies and browsers close a silent stream, and a page assumes that a silent server hangs.
    Observable<Int>.interval(.seconds(5), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { _ in sessions.sendHeartbeat() }).disposed(by: bag)
  }

  deinit { server.requestStop() }

  static func address(_ port: UInt16, host: ServerHost = .loopback) -> URL {
    guard let address = URL(string: "http://\(host.names[0]):\(port)/") else {
      preconditionFailure("Invalid port: \(port)")
    }
    return address
  }

  /// Closes all connections and stops listening.
  public func stop() async {
    sessions.close()
    await server.stop(grace: server.limits.stop)
  }

  /// Stops the server and waits until pages have been notified, for callers that can't await `stop`.
  ///
  /// Don't call it from a task, because it blocks the thread.
  public func stopNow() {
    let isOver = DispatchSemaphore(value: 0)
    Task {
      await stop()
      isOver.signal()
    }
    _ = isOver.wait(timeout: .now() + 2)
  }
}

/// The reason why an app can't be served.
public enum AppServerError: Error, Equatable, CustomStringConvertible {
  case cannotListen(port: UInt16?, reason: String)
  /// The name isn't an address of this machine.
  case unknownHost(String)

  public var description: String {
    switch self {
    case .cannotListen(port: let port?, let reason):
      "Port \(port) cannot be used: \(reason). Without --port, a free port is chosen."
    case .cannotListen(port: nil, let reason): "No port can be used: \(reason)."
    case .unknownHost(let host):
      "\(host) is not an address of this machine. --host can be: \(ServerHost.accepted.joined(separator: ", "))."
    }
  }
}
