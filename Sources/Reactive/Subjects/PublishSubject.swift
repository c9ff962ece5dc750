/// A subject that emits each element it receives to the observers that are subscribed at that moment.
///
/// An observer that subscribes after the terminal event receives only that event.
///
/// Events may be sent from any thread. Observers receive one event at a time, on the thread that sends it, and `onNext`
/// returns when they have received it. There are two exceptions:
///
/// - An event that an observer of this subject sends is delivered after the current event has reached all observers, on
///   the thread that delivers the current one.
/// - A thread waits for its turn while another one delivers. If two threads would wait for each other, or if the turn
///   doesn't come within about 10 ms (up to 100 ms while more than a thousand events wait), the event is delivered
///   later, by the other thread or on a global queue, and `onNext` returns before that. Waits that have timed out
///   shorten the following ones.
///
/// The subject never calls an observer while it holds a lock.
///
/// `@unchecked Sendable`: all its state is in the multicaster, which is `Sendable`.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// The type of the observer that `asObserver()` returns.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let multicaster: Multicaster<Element>

  /// Creates a subject without observers.
  @inlinable
  public init() {
    let multicaster = Multicaster<Element>()
    self.multicaster = multicaster
    super.init(isDirect: true) { multicaster.add($0) }
  }

  deinit { multicaster.clear() }

  /// A Boolean value that says whether the subject has observers.
  public var hasObservers: Bool { multicaster.hasObservers }

  /// A Boolean value that says whether the subject has been disposed of.
  public var isDisposed: Bool { multicaster.isDisposed }

  /// Sends `event` to all observers; does nothing after a terminal event.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): multicaster.next(element)
    case .error(let error): multicaster.end(error)
    case .completed: multicaster.end(nil)
    }
  }

  /// Sends `element` to all observers; does nothing after a terminal event.
  @inlinable
  public func onNext(_ element: Element) { multicaster.next(element) }

  /// Returns the subject itself, as an observer.
  @inlinable
  public func asObserver() -> PublishSubject<Element> { self }

  /// Unsubscribes all observers without an event; late subscribers receive `RxError.disposed`.
  public func dispose() {
    // The error names a stand-in: with this subject in it, the multicaster would retain the subject.
    multicaster.dispose(RxError.disposed(object: PublishSubject<Element>()).erased)
  }
}
