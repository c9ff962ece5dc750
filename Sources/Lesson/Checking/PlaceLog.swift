import Dispatch
import Reactive
import Synchronization

#if canImport(CDispatch)
import CDispatch
#endif

/// Where events arrive, and where sources are subscribed to: on which queue.
final class PlaceLog: Sendable {
  /// The queues on which something was done.
  struct Places: Equatable {
    var events: Set<String> = []
    var subscriptions: Set<String> = []
  }

  /// What stands for the thread of whoever sends, or subscribes.
  static let here = ""

  private struct State {
    var places = Places()
    var isElsewhere = false

    func place(of queue: String) -> String {
      !isElsewhere && queue == PlaceLog.main ? PlaceLog.here : PlaceLog.name(of: queue)
    }
  }

  private let state = Mutex(State())

  var places: Places { state.withLock { $0.places } }

  /// Notes what is done during `body` as done on the queue that does it, and not here.
  func elsewhere(_ body: () -> Void) {
    state.withLock { $0.isElsewhere = true }
    body()
    state.withLock { $0.isElsewhere = false }
  }

  /// The same sequence; where its events arrive is noted.
  func noting<Element>(eventsOf sequence: Observable<Element>) -> Observable<Element> {
    sequence.do(
      onNext: { _ in self.noteEvent() }, onError: { _ in self.noteEvent() }, onCompleted: { self.noteEvent() }
    )
  }

  /// The same sequence; where it is subscribed to is noted.
  func noting<Element>(subscriptionsTo sequence: Observable<Element>) -> Observable<Element> {
    sequence.do(onSubscribe: { self.noteSubscription() })
  }

  /// Notes that an event has arrived, where this is called.
  func noteEvent() {
    let queue = Self.queue
    state.withLock { state in _ = state.places.events.insert(state.place(of: queue)) }
  }

  /// Notes that something was subscribed to, where this is called.
  func noteSubscription() {
    let queue = Self.queue
    state.withLock { state in _ = state.places.subscriptions.insert(state.place(of: queue)) }
  }

  fileprivate static let main = "com.apple.main-thread"

  /// The label of the queue that does the work of this thread.
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
        ? "on a concurrent queue in the background" : "on the queue \u{201C}\(queue)\u{201D}"
    }
  }
}

extension PlaceLog.Places {
  /// What is wrong with these places; nil if that is nothing, or nothing was done.
  func evidence(expecting expected: Self) -> Evidence? {
    Self.difference(expected.subscriptions, subscriptions).map { needed, found in
      .wrongScheduler(
        subscribing: true, found: found ?? "where it is subscribed to",
        needed: needed ?? "where it is subscribed to")
    }
      ?? Self.difference(expected.events, events).map { needed, found in
        .wrongScheduler(
          subscribing: false, found: found ?? "where the source sends",
          needed: needed ?? "where the source sends")
      }
  }

  /// A place that is needed and one that was found instead; nil for here.
  private static func difference(
    _ expected: Set<String>, _ found: Set<String>
  ) -> (needed: String?, found: String?)? {
    guard let needed = expected.subtracting(found).min() ?? expected.min(),
      let other = found.subtracting(expected).min()
    else { return nil }
    return (needed.isEmpty ? nil : needed, other.isEmpty ? nil : other)
  }
}
