/// A subject that emits each element it receives to the observers that are subscribed at that moment.
///
/// An observer that subscribes after the end receives only the terminal event.
///
/// Events may be sent from any thread. Observers receive one event at a time, on the thread that sends it, and `onNext`
/// returns when they have received it. There are two exceptions:
///
/// - An event that is sent from within an observer of this subject is delivered after the current event has reached all
///   observers, on the thread that delivers the current one.
/// - A thread waits for its turn while another one delivers. If two threads would wait for each other, or if the turn
///   does not come within about 10 ms, the event is left to the other thread or to a global queue, and `onNext` returns
///   before it has been delivered.
///
/// No observer is called while a lock is held.
///
/// `@unchecked Sendable`: its hub is.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// What takes the events that it sends.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let hub: Hub<Element>

  /// Creates a subject without observers.
  @inlinable
  public init() {
    let hub = Hub<Element>()
    self.hub = hub
    super.init(isDirect: true) { hub.add($0) }
  }

  deinit { hub.clear() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hasObservers }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { hub.isDisposed }

  /// Sends `event` to all observers; does nothing after the end.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): hub.next(element)
    case .error(let error): hub.end(error)
    case .completed: hub.end(nil)
    }
  }

  /// Sends `element` to all observers; does nothing after the end.
  @inlinable
  public func onNext(_ element: Element) { hub.next(element) }

  /// The subject itself, as what takes events.
  @inlinable
  public func asObserver() -> PublishSubject<Element> { self }

  /// Unsubscribes all observers without an event; later subscribers receive `RxError.disposed`.
  public func dispose() {
    // The error names a stand-in: naming this subject would keep it alive for as long as its hub.
    hub.dispose(RxError.disposed(object: PublishSubject<Element>()).erased)
  }
}
