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
  /// The closures of `subscribe` and `bind` are plain, so the compiler cannot tell that one of them was written for the main
  /// actor. With this switch, a debug build traps when `forecast` emits on another thread, instead of changing the label there.
  /// Set it when the program starts: it applies to the subscriptions made from then on. A release build ignores it.
  ///
  /// These subscriptions are never checked, because any thread may call their observers:
  /// - relays, subjects, binders, and `AnyObserver`s, which hop to their own thread or guard themselves;
  /// - `values`, `value` and `toBlocking`;
  /// - subscriptions that a closure of `create`, or the subscription to another sequence, makes.
  public static var checksMainActorObservers: Bool {
    get { MainQueueChecks.isOn.load(ordering: .relaxed) }
    set { MainQueueChecks.isOn.store(newValue, ordering: .relaxed) }
  }
}

/// What debug builds check about observers that belong to the main queue.
@usableFromInline
enum MainQueueChecks {
  static let isOn = Atomic<Bool>(false)

  #if DEBUG
  /// How many subscriptions are being made, one within another; only used on the main queue, which is serial.
  nonisolated(unsafe) private static var depth = 0

  /// Whether the observer that is being subscribed belongs to the main queue: the switch is on, the caller is there, and
  /// is not an operator or a closure of `create` that subscribes to its source.
  @usableFromInline static var applies: Bool {
    isOn.load(ordering: .relaxed) && MainQueue.isCurrent && depth == 0
  }

  /// Subscribes; the subscriptions made meanwhile are not checked.
  @usableFromInline
  static func exempting<Result>(_ subscribe: () -> Result) -> Result {
    guard isOn.load(ordering: .relaxed), MainQueue.isCurrent else { return subscribe() }
    depth += 1
    defer { depth -= 1 }
    return subscribe()
  }

  /// Calls an observer that belongs to the main queue; traps elsewhere.
  ///
  /// What the observer itself subscribes to is checked again, even where its source emits while it is subscribed to.
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

  /// Traps off the main queue, for what the library itself has to deliver there.
  @usableFromInline
  static func ensure(_ what: String) {
    if isOnMainQueue { return }
    fatalError("\(what) was called off the main queue, where it may touch what belongs to the main actor.")
  }

  /// As `ensure`, for observers of drivers and signals, which another scheduler delivers once a test has mocked the main one.
  @usableFromInline
  static func ensureDelivery() {
    if !SharingScheduler.wasMocked { ensure("An observer of a driver or signal") }
  }

  /// The main thread counts even while it works for another queue, as in `queue.sync`: nothing else runs on the main queue
  /// meanwhile.
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

/// Subscribes observers that any thread may call, which `Hooks.checksMainActorObservers` therefore does not check.
@inlinable @inline(__always)
package func onAnyThread<Result>(_ subscribe: () -> Result) -> Result {
  #if DEBUG && !hasFeature(Embedded)
  MainQueueChecks.exempting(subscribe)
  #else
  subscribe()
  #endif
}

/// Subscribes observers of this type, which are not checked if any thread may call them.
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

/// Traps off the main queue in debug builds, where an observer of a driver or signal is about to be called.
@inlinable @inline(__always)
func checkDelivery() {
  #if DEBUG && !hasFeature(Embedded)
  MainQueueChecks.ensureDelivery()
  #endif
}

/// A handler of a driver or signal, which traps off the main queue in debug builds.
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

/// A handler of completion of a driver or signal, which traps off the main queue in debug builds.
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
