import FlyingFox
import FlyingSocks
public import Foundation
import Reactive

/// Serves an app to the browsers of this machine and, unless that is asked for, to nobody else.
///
/// Pages get files, a stream of events (`GET /events`), and may ask for actions (`POST /do/NAME`).
public final class AppServer: Sendable {
  /// What the pages of all apps have in common, where the sources of this server lie.
  public static let pageFiles = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().appending(path: "Web", directoryHint: .isDirectory)

  /// Where the page is.
  public let address: URL
  private let server: HTTPServer
  private let visits: Visits
  private let bag = DisposeBag()

  /// Begins to serve `app`.
  ///
  /// - Parameters:
  ///   - host: The address to listen at, loopback unless others are to be served, too.
  ///   - port: Any that is free if nil.
  public init(
    _ app: ServedApp, host: ServerHost = .loopback, port: UInt16? = nil
  ) async throws(AppServerError) {
    let visits = Visits(app)
    let door = Doorkeeper()
    let desk = FrontDesk(app: app, visits: visits, door: door)
    do {
      server = HTTPServer(
        config: .init(
          address: try .inet(ip4: host.address, port: port ?? 0),
          sharedRequestBufferSize: FrontDesk.bodyLimit,
          sharedRequestReplaySize: 0, logger: .disabled), handler: desk)
    } catch {
      throw .cannotListen(port: port, reason: error.localizedDescription)
    }
    let listening = try await Self.listen(server, port)
    door.open(at: listening, names: host.names)
    address = Self.address(listening, host: host)
    self.visits = visits
    // Proxies and browsers give up a stream that is silent, and a page takes silence for a server that is stuck.
    Observable<Int>.interval(.seconds(5), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { _ in visits.beat() }).disposed(by: bag)
  }

  static func address(_ port: UInt16, host: ServerHost = .loopback) -> URL {
    guard let address = URL(string: "http://\(host.names[0]):\(port)/") else {
      preconditionFailure("There is no such port: \(port)")
    }
    return address
  }

  /// Ends all connections, and listens no more.
  public func stop() async {
    visits.close()
    await server.stop(timeout: 0.3)
  }

  /// Does what `stop` does for who cannot await it, and waits until pages have been told.
  ///
  /// Not to be called from a task.
  public func stopNow() {
    let isOver = DispatchSemaphore(value: 0)
    Task {
      await stop()
      isOver.signal()
    }
    _ = isOver.wait(timeout: .now() + 2)
  }

  /// Runs `server` until it listens, or cannot.
  ///
  /// - Returns: The port.
  static func listen(_ server: HTTPServer, _ port: UInt16?) async throws(AppServerError) -> UInt16 {
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<UInt16, AppServerError>.self)
    Task {
      do {
        try await server.run()
      } catch {
        outcome.yield(.failure(.cannotListen(port: port, reason: Self.reason(error))))
      }
    }
    Task {
      do {
        try await server.waitUntilListening(timeout: 10)
        if case .ip4(_, port: let port) = await server.listeningAddress {
          outcome.yield(.success(port))
        }
      } catch {
        outcome.yield(.failure(.cannotListen(port: port, reason: Self.reason(error))))
      }
    }
    for await first in outcomes { return try first.get() }
    throw .cannotListen(port: port, reason: "the system does not say why")
  }

  private static func reason(_ error: any Error) -> String {
    if case SocketError.failed(_, errno: let code, _) = error { return String(cString: strerror(code)) }
    return error.localizedDescription
  }
}

/// An app cannot be served.
public enum AppServerError: Error, Equatable, CustomStringConvertible {
  case cannotListen(port: UInt16?, reason: String)
  /// This is no address of this machine.
  case unknownHost(String)

  public var description: String {
    switch self {
    case .cannotListen(port: let port?, let reason):
      "Port \(port) cannot be used: \(reason). Without --port a free one is taken."
    case .cannotListen(port: nil, let reason): "No port can be used: \(reason)."
    case .unknownHost(let host):
      "\(host) is no address of this machine; --host takes one of \(ServerHost.known.joined(separator: ", "))."
    }
  }
}
