/// A subject that emits its last elements to each new observer, even after the terminal event, and then each element it
/// receives.
///
/// Up to `bufferSize` elements are cached, and a subscription takes time in proportion to their number. Events may be
/// sent from any thread. They are delivered like those of `PublishSubject`: on the thread that sends them, before
/// `onNext` returns, with the exceptions that are listed there. Cached elements are delivered on the thread that
/// subscribes, before any element that is sent meanwhile.
///
/// `@unchecked Sendable`: all its state is in the multicaster, which is `Sendable`.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// The type of the observer that `asObserver()` returns.
  public typealias SubjectObserverType = ReplaySubject<Element>

  @usableFromInline let multicaster: Multicaster<Element>

  @usableFromInline
  init(capacity: Int) {
    let multicaster = Multicaster<Element>(.recent(ReplayBuffer(capacity: capacity)))
    self.multicaster = multicaster
    super.init(isDirect: true) { multicaster.add($0) }
  }

  deinit { multicaster.clear() }

  /// Creates a subject that replays its last `bufferSize` elements.
  ///
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    precondition(bufferSize >= 0, "A replay subject cannot keep \(bufferSize) elements.")
    return ReplaySubject(capacity: bufferSize)
  }

  /// Creates a subject that replays all elements it has received; its memory use grows with each of them.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

  /// A Boolean value that says whether the subject has observers.
  public var hasObservers: Bool { multicaster.hasObservers }

  /// A Boolean value that says whether the subject has been disposed of.
  public var isDisposed: Bool { multicaster.isDisposed }

  /// Sends `event` to all observers; does nothing after a terminal event.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): multicaster.nextRecent(element)
    case .error(let error): multicaster.end(error)
    case .completed: multicaster.end(nil)
    }
  }

  /// Caches `element` and sends it to all observers; does nothing after a terminal event.
  @inlinable
  public func onNext(_ element: Element) { multicaster.nextRecent(element) }

  /// Returns the subject itself, as an observer.
  @inlinable
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Unsubscribes all observers without an event; late subscribers receive `RxError.disposed`.
  public func dispose() {
    // The error names a stand-in: with this subject in it, the multicaster would retain the subject.
    multicaster.dispose(RxError.disposed(object: ReplaySubject<Element>(capacity: 0)).erased)
  }
}
