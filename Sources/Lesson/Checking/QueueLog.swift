import Dispatch
import Reactive
import Synchronization

#if canImport(CDispatch)
import CDispatch
#endif

/// Records the queues on which events arrive and sources are subscribed to.
final class QueueLog: Sendable {
  /// The queues on which something happened.
  struct Queues: Equatable {
    var events: Set<String> = []
    var subscriptions: Set<String> = []
  }

  /// The placeholder for the thread of the sender or subscriber.
  static let here = ""

  private struct State {
    var places = Queues()
    var isElsewhere = false

    func place(of queue: String) -> String {
      !isElsewhere && queue == QueueLog.main ? QueueLog.here : QueueLog.name(of: queue)
    }
  }

  private let state = Mutex(State())

  var places: Queues { state.withLock { $0.places } }

  /// Records what happens during `body` with the actual queue, even on the main queue.
  func elsewhere(_ body: () -> Void) {
    state.withLock { $0.isElsewhere = true }
    body()
    state.withLock { $0.isElsewhere = false }
  }

  /// Returns the sequence with the queues of its events recorded.
  func noting<Element>(eventsOf sequence: Observable<Element>) -> Observable<Element> {
    sequence.do(
      onNext: { _ in self.recordEvent() }, onError: { _ in self.recordEvent() },
      onCompleted: { self.recordEvent() }
    )
  }

  /// Returns the sequence with the queues of its subscriptions recorded.
  func noting<Element>(subscriptionsTo sequence: Observable<Element>) -> Observable<Element> {
    sequence.do(onSubscribe: { self.recordSubscription() })
  }

  /// Records the current queue for an event.
  func recordEvent() {
    let queue = Self.queue
    state.withLock { state in _ = state.places.events.insert(state.place(of: queue)) }
  }

  /// Records the current queue for a subscription.
  func recordSubscription() {
    let queue = Self.queue
    state.withLock { state in _ = state.places.subscriptions.insert(state.place(of: queue)) }
  }

  fileprivate static let main = "com.apple.main-thread"

  /// The label of the current queue.
  private static var queue: String {
    #if canImport(CDispatch)
    String(cString: dispatch_queue_get_label(nil))
    #else
    String(cString: __dispatch_queue_get_label(nil))
    #endif
  }

  fileprivate static func name(of queue: String) -> String {
    switch queue {
    case main: "on the main queue"
    case "": "on another thread"
    default:
      queue.hasPrefix("com.apple.root") || queue.hasPrefix("rxbook.concurrent")
        ? "on a concurrent background queue" : "on the queue \u{201C}\(queue)\u{201D}"
    }
  }
}

extension QueueLog.Queues {
  /// Returns the kind of failure; nil if the queues are right or nothing happened.
  func failureKind(expecting expected: Self) -> FailureKind? {
    Self.difference(expected.subscriptions, subscriptions).map { needed, found in
      .wrongScheduler(
        subscribing: true, found: found ?? "on the thread of the subscriber",
        needed: needed ?? "on the thread of the subscriber")
    }
      ?? Self.difference(expected.events, events).map { needed, found in
        .wrongScheduler(
          subscribing: false, found: found ?? "on the thread of the source",
          needed: needed ?? "on the thread of the source")
      }
  }

  /// Returns a missing queue and an unexpected one; nil for the thread of the sender or subscriber.
  private static func difference(
    _ expected: Set<String>, _ found: Set<String>
  ) -> (needed: String?, found: String?)? {
    guard let needed = expected.subtracting(found).min() ?? expected.min(),
      let other = found.subtracting(expected).min()
    else { return nil }
    return (needed.isEmpty ? nil : needed, other.isEmpty ? nil : other)
  }
}
