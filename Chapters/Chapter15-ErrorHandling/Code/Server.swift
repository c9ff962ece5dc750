import Dispatch
import Reactive

/// A server that checks tickets.
///
/// It answers each check after half a second, with the next of its
/// replies. It repeats the last one.
final class Server {
  enum Reply {
    case good
    case fails(any Error)
    case hangs
  }

  private var replies: [Reply]

  init(_ replies: Reply...) { self.replies = replies }

  func check(_ ticket: String) -> Observable<String> {
    .deferred {
      stamp("check \(ticket)")
      switch self.next() {
      case .good: return answer { "\(ticket) is good" }
      case .fails(let error): return answer { throw error }
      case .hangs: return .never()
      }
    }
  }

  private func next() -> Reply {
    replies.count > 1 ? replies.removeFirst() : replies.first ?? .good
  }
}

/// Emits the result of `result` after half a second, or its error.
func answer<Element>(
  _ result: @escaping () throws -> Element
) -> Observable<Element> {
  Observable<Int>
    .timer(.milliseconds(500), scheduler: MainScheduler.instance)
    .map { _ in try result() }
}
