import Dispatch
import Reactive

/// A line to the server, which a tunnel cuts.
final class Line {
  /// Whether there is a signal.
  let signal = BehaviorRelay(value: true)

  /// Sends a check to the server, whose answer comes after half a second.
  func send(_ ticket: String) -> Observable<String> {
    .deferred {
      note("send \(ticket)")
      return answer {
        guard self.signal.value else {
          note("no answer")
          throw LineError.noSignal
        }
        return "\(ticket) is stored"
      }
    }
  }
}
