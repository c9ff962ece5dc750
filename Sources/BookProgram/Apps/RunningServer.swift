import AppServer
import Foundation
import Synchronization
import Workbook

/// A server that says goodbye to its pages when the program is interrupted.
struct RunningServer {
  let address: URL

  /// Begins to serve `app`.
  init(_ app: ServedApp, host: ServerHost = .loopback, port: UInt16?) throws {
    let server = try awaited { () async throws(AppServerError) in
      try await AppServer(app, host: host, port: port)
    }
    address = server.address
    // It holds the server, too.
    ChildProcesses.shared.beforeEnding { server.stopNow() }
  }
}

/// What `body` returns, for who cannot await it.
func awaited<Value: Sendable>(
  _ body: @escaping @Sendable () async throws(AppServerError) -> Value
) throws(AppServerError) -> Value {
  let outcome = Mutex<Result<Value, AppServerError>?>(nil)
  let isThere = DispatchSemaphore(value: 0)
  Task {
    do throws(AppServerError) {
      let value = try await body()
      outcome.withLock { $0 = .success(value) }
    } catch {
      outcome.withLock { $0 = .failure(error) }
    }
    isThere.signal()
  }
  isThere.wait()
  guard let value = outcome.withLock({ $0 }) else {
    preconditionFailure("Who has signalled has an outcome.")
  }
  return try value.get()
}

extension AppServerError: UserError {}
