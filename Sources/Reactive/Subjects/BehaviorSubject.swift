/// Sends what it is sent, and first of all its latest element to whoever subscribes.
///
/// Whoever subscribes after the end gets the end only. Sending is safe from any thread, and from an observer of this
/// very subject: then it happens after the present event has reached everybody.
///
/// `@unchecked Sendable`: its hub is.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// What takes the events that it sends.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let hub: Hub<Element>

  /// Makes a subject whose latest element is `value`.
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

  /// Sends `event` to whoever is subscribed; after the end nothing is sent.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): hub.nextLatest(element)
    case .error(let error): hub.end(error)
    case .completed: hub.end(nil)
    }
  }

  /// Sends `element` to whoever is subscribed; after the end nothing is sent.
  @inlinable
  public func onNext(_ element: Element) { hub.nextLatest(element) }

  /// The subject itself, as what takes events.
  @inlinable
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Lets all observers go without an event; who subscribes later gets `RxError.disposed`.
  public func dispose() {
    // The error names a stand-in: naming this subject would keep it alive for as long as its hub.
    hub.dispose(RxError.disposed(object: BehaviorSubject(Hub())).erased)
  }
}
