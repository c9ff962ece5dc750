import Dispatch
import Reactive

/// The reasons why a request has no useful answer.
enum ServerError: Error {
  case cancelled
  case noAnswer
  case status(Int)
}

/// The laundry's server, with an interface like that of `URLSession`.
///
/// It answers after a second, on the main queue.
final class Server {
  typealias Callback = (
    _ body: String?, _ status: Int?, _ error: (any Error)?
  ) -> Void

  private let bodies = ["/free": "3 washers", "/price": "4 euros"]

  func get(_ path: String, whenDone: @escaping Callback) -> Call {
    stamp("GET \(path)")
    return Call(path, whenDone: whenDone) {
      if path == "/lost" { return whenDone(nil, nil, nil) }
      let body = self.bodies[path]
      whenDone(body ?? "", body == nil ? 404 : 200, nil)
    }
  }
}

/// A request that has been sent.
final class Call {
  private let path: String
  private let timer = SingleAssignmentDisposable()
  private var whenDone: Server.Callback?

  fileprivate init(
    _ path: String, whenDone: @escaping Server.Callback,
    answer: @escaping () -> Void
  ) {
    self.path = path
    self.whenDone = whenDone
    timer.setDisposable(
      MainScheduler.instance.scheduleRelative(
        (), dueTime: .seconds(1)
      ) { _ in
        self.whenDone = nil
        answer()
        return Disposables.create()
      })
  }

  /// Calls back with `cancelled`, unless the call is over already.
  func cancel() {
    let whenDone = whenDone
    self.whenDone = nil
    stamp("cancel \(path), \(whenDone == nil ? "too late" : "in time")")
    timer.dispose()
    whenDone?(nil, nil, ServerError.cancelled)
  }
}
