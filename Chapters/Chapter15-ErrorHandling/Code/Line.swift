import Reactive

/// A connection to the server, which a tunnel interrupts.
final class Line {
  /// Whether there is a signal.
  let signal = BehaviorRelay(value: true)

  /// Sends a check to the server, which answers after half a second.
  func send(_ ticket: String) -> Observable<String> {
    .deferred {
      stamp("send \(ticket)")
      return answer {
        guard self.signal.value else {
          stamp("no answer")
          throw LineError.noSignal
        }
        return "\(ticket) is stored"
      }
    }
  }
}
