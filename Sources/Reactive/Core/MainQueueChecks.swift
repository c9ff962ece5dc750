#if !hasFeature(Embedded)
import Foundation
import Synchronization

extension Hooks {
  /// A Boolean value that says whether an observer that was subscribed on the main queue must be called there; false by
  /// default.
  ///
  ///     Hooks.checksMainActorObservers = true
  ///     forecast.subscribe(onNext: { label.text = $0 })
  ///
  /// The closures of `subscribe` and `bind` aren't isolated, so the compiler doesn't know that one of them was written
  /// for the main actor. With this switch, a debug build traps when `forecast` emits on another thread, instead of
  /// changing the label there. Set it when the program starts: it applies to the subscriptions made from then on. A
  /// release build ignores it.
  ///
  /// These subscriptions are never checked, because any thread may call their observers:
  /// - relays, subjects, binders, and `AnyObserver`s, which hop to their own thread or guard themselves;
  /// - `values`, `value` and `toBlocking`;
  /// - subscriptions made by a closure of `create`, or by subscribing to another sequence.
  public static var checksMainActorObservers: Bool {
    get { MainQueueChecks.isOn.load(ordering: .relaxed) }
    set { MainQueueChecks.isOn.store(newValue, ordering: .relaxed) }
  }
}

/// The checks that debug builds make of observers that belong to the main queue.
@usableFromInline
enum MainQueueChecks {
  static let isOn = Atomic<Bool>(false)

  #if DEBUG
  /// The number of subscriptions in progress, each made within the previous one.
  ///
  /// Only used on the main queue, which is serial.
  nonisolated(unsafe) private static var depth = 0

  /// A Boolean value that says whether the observer that is being subscribed belongs to the main queue.
  ///
  /// True if the switch is on, the caller is on the main queue, and the caller isn't an operator or a closure of
  /// `create` that subscribes to its source.
  @usableFromInline static var applies: Bool {
    isOn.load(ordering: .relaxed) && MainQueue.isCurrent && depth == 0
  }

  /// Calls `subscribe`, and exempts the subscriptions that it makes from the check.
  @usableFromInline
  static func exempting<Result>(_ subscribe: () -> Result) -> Result {
    guard isOn.load(ordering: .relaxed), MainQueue.isCurrent else { return subscribe() }
    depth += 1
    defer { depth -= 1 }
    return subscribe()
  }

  /// Calls an observer that belongs to the main queue; traps on other threads.
  ///
  /// Subscriptions that the observer itself makes are checked again, even if their source emits synchronously.
  @usableFromInline
  static func calling(_ lifetime: Lifetime, _ observer: () -> Void) {
    guard isOnMainQueue else {
      let place = Resources.place(of: lifetime).map { " It was subscribed at \($0)." } ?? ""
      fatalError(
        """
        An observer that was subscribed on the main queue received an event on another thread.\(place) Deliver the \
        events with observe(on: MainScheduler.instance), or use a driver. (Hooks.checksMainActorObservers is on.)
        """)
    }
    let outer = depth
    depth = 0
    defer { depth = outer }
    observer()
  }

  /// Traps if the caller isn't on the main queue; used for events that the library itself has to deliver there.
  @usableFromInline
  static func ensure(_ what: String) {
    if isOnMainQueue { return }
    fatalError("\(what) was called off the main queue, where it may touch what belongs to the main actor.")
  }

  /// Traps like `ensure`, for observers of drivers and signals; does nothing once a test has mocked the main scheduler.
  @usableFromInline
  static func ensureDelivery() {
    if !SharingScheduler.wasMocked { ensure("An observer of a driver or signal") }
  }

  /// A Boolean value that says whether the caller is on the main queue.
  ///
  /// The main thread counts even while it works for another queue, as in `queue.sync`: nothing else runs on the main
  /// queue meanwhile.
  private static var isOnMainQueue: Bool { MainQueue.isCurrent || Thread.isMainThread }
  #endif
}

/// An observer that any thread may call.
@usableFromInline
protocol ThreadSafeObserver {}

extension AnyObserver: ThreadSafeObserver {}
extension AsyncSubject: ThreadSafeObserver {}
extension BehaviorSubject: ThreadSafeObserver {}
extension Binder: ThreadSafeObserver {}
extension PublishSubject: ThreadSafeObserver {}
extension ReplaySubject: ThreadSafeObserver {}
#endif

/// Calls `subscribe`, whose observers any thread may call, so `Hooks.checksMainActorObservers` doesn't check them.
@inlinable @inline(__always)
package func onAnyThread<Result>(_ subscribe: () -> Result) -> Result {
  #if DEBUG && !hasFeature(Embedded)
  MainQueueChecks.exempting(subscribe)
  #else
  subscribe()
  #endif
}

/// Calls `subscribe` with observers of the given type, which are exempt from the check if any thread may call them.
@inlinable @inline(__always)
func observing<Observer: ObserverType>(
  with type: Observer.Type, _ subscribe: () -> any Disposable
) -> any Disposable {
  #if DEBUG && !hasFeature(Embedded)
  type is any ThreadSafeObserver.Type ? MainQueueChecks.exempting(subscribe) : subscribe()
  #else
  subscribe()
  #endif
}

/// Traps in debug builds if an observer of a driver or signal is about to be called off the main queue.
@inlinable @inline(__always)
func checkDelivery() {
  #if DEBUG && !hasFeature(Embedded)
  MainQueueChecks.ensureDelivery()
  #endif
}

/// Wraps a handler of a driver or signal so it traps off the main queue in debug builds.
@inlinable @inline(__always)
func onMainQueue<Value>(_ handler: ((Value) -> Void)?) -> ((Value) -> Void)? {
  #if DEBUG && !hasFeature(Embedded)
  guard let handler else { return nil }
  return { value in
    MainQueueChecks.ensureDelivery()
    handler(value)
  }
  #else
  return handler
  #endif
}

/// Wraps a completion handler of a driver or signal so it traps off the main queue in debug builds.
@inlinable @inline(__always)
func onMainQueue(_ handler: (() -> Void)?) -> (() -> Void)? {
  #if DEBUG && !hasFeature(Embedded)
  guard let handler else { return nil }
  return {
    MainQueueChecks.ensureDelivery()
    handler()
  }
  #else
  return handler
  #endif
}
