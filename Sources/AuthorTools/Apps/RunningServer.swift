import AppServer
import Foundation
import SystemSupport

/// A server that notifies its pages when the program is interrupted.
struct RunningServer {
  let address: URL

  /// Starts a server for `app`.
  init(_ app: ServedApp, host: ServerHost = .loopback, port: UInt16?) throws {
    let server = try AppServer(app, host: host, port: port)
    address = server.address
    // The closure also keeps the server alive.
    ChildProcessRegistry.shared.onTermination { server.stopNow() }
  }
}

extension AppServerError: UserError {}
