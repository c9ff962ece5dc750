/// A subject that emits its current value to each new observer, and then each element it receives.
///
/// An observer that subscribes after the end receives only the terminal event. Events may be sent from any thread, and
/// are delivered as `PublishSubject` does: on the thread that sends them, before `onNext` returns, with the exceptions
/// that are listed there. The current value is replaced when the event's turn has come, before observers receive it.
///
/// `@unchecked Sendable`: its hub is.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// What takes the events that it sends.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let hub: Hub<Element>

  /// Creates a subject whose current value is `value`.
  @inlinable
  public convenience init(value: Element) { self.init(Hub(.latest(value))) }

  @usableFromInline
  init(_ hub: Hub<Element>) {
    self.hub = hub
    super.init(isDirect: true) { hub.add($0) }
  }

  deinit { hub.clear() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hasObservers }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { hub.isDisposed }

  /// The latest element, also after completion; throws the error after one, and `RxError.disposed` after disposal.
  public func value() throws -> Element {
    let (past, outcome) = hub.state()
    switch outcome {
    case .disposed: throw RxError.disposed(object: self).erased
    case .failed(let error): throw error
    case .none, .completed, .abandoned: break
    }
    guard case .latest(let value) = past else { throw RxError.unknown.erased }
    return value
  }

  /// Sends `event` to all observers; does nothing after the end.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): hub.nextLatest(element)
    case .error(let error): hub.end(error)
    case .completed: hub.end(nil)
    }
  }

  /// Sends `element` to all observers; does nothing after the end.
  @inlinable
  public func onNext(_ element: Element) { hub.nextLatest(element) }

  /// The subject itself, as what takes events.
  @inlinable
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Unsubscribes all observers without an event; later subscribers receive `RxError.disposed`.
  public func dispose() {
    // The error names a stand-in: naming this subject would keep it alive for as long as its hub.
    hub.dispose(RxError.disposed(object: BehaviorSubject(Hub())).erased)
  }
}
