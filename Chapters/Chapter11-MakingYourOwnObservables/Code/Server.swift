import Dispatch
import Reactive

/// Why there is no answer.
enum ServerError: Error {
  case cancelled
  case status(Int)
}

/// The laundrette's server, with an interface of closures.
///
/// It answers after a second, on the main queue.
final class Server {
  struct Answer {
    let status: Int
    let body: String
  }

  private let bodies = ["/free": "3 washers", "/price": "4 euros"]

  func get(
    _ path: String,
    whenDone: @escaping (Result<Answer, ServerError>) -> Void
  ) -> Call {
    note("GET \(path)")
    let body = bodies[path]
    let answer = Answer(
      status: body == nil ? 404 : 200, body: body ?? "")
    return Call(path, answer: answer, whenDone: whenDone)
  }
}

/// A request that has been sent.
final class Call {
  private let path: String
  private let timer = SingleAssignmentDisposable()
  private var whenDone: ((Result<Server.Answer, ServerError>) -> Void)?

  fileprivate init(
    _ path: String, answer: Server.Answer,
    whenDone: @escaping (Result<Server.Answer, ServerError>) -> Void
  ) {
    self.path = path
    self.whenDone = whenDone
    timer.setDisposable(
      MainScheduler.instance.scheduleRelative(
        (), dueTime: .seconds(1)
      ) { _ in
        self.finish(.success(answer))
        return Disposables.create()
      })
  }

  /// Calls back with `cancelled`, unless it has called back already.
  func cancel() {
    note("cancel \(path), \(whenDone == nil ? "too late" : "in time")")
    timer.dispose()
    finish(.failure(.cancelled))
  }

  private func finish(_ result: Result<Server.Answer, ServerError>) {
    let whenDone = whenDone
    self.whenDone = nil
    whenDone?(result)
  }
}
