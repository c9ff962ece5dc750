/// Sends what it is sent to those who are subscribed at that moment.
///
/// Whoever subscribes after the end gets the end only. Sending is safe from any thread, and from an observer of this
/// very subject: then it happens after the present event has reached everybody. An event costs two turns of a lock.
///
/// `@unchecked Sendable`: its hub is.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// What takes the events that it sends.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let hub: Hub<Element>

  /// Makes a subject without observers, to which nothing has been sent.
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

  /// Sends `event` to whoever is subscribed; after the end nothing is sent.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): hub.next(element)
    case .error(let error): hub.end(error)
    case .completed: hub.end(nil)
    }
  }

  /// Sends `element` to whoever is subscribed; after the end nothing is sent.
  @inlinable
  public func onNext(_ element: Element) { hub.next(element) }

  /// The subject itself, as what takes events.
  @inlinable
  public func asObserver() -> PublishSubject<Element> { self }

  /// Lets all observers go without an event; who subscribes later gets `RxError.disposed`.
  public func dispose() {
    // The error names a stand-in: naming this subject would keep it alive for as long as its hub.
    hub.dispose(RxError.disposed(object: PublishSubject<Element>()).erased)
  }
}
