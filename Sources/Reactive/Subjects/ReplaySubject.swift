/// Sends what it is sent, and first of all its last elements to whoever subscribes, also after the end.
///
/// Keeps up to `bufferSize` elements alive. Replaying to a new observer takes as many steps as there are. Sending is
/// safe from any thread, and from an observer of this very subject.
///
/// `@unchecked Sendable`: its hub is.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// What takes the events that it sends.
  public typealias SubjectObserverType = ReplaySubject<Element>

  @usableFromInline let hub: Hub<Element>

  @usableFromInline
  init(capacity: Int) {
    let hub = Hub<Element>(.recent(ReplayBuffer(capacity: capacity)))
    self.hub = hub
    super.init(isDirect: true) { hub.add($0) }
  }

  deinit { hub.clear() }

  /// Makes a subject that replays its last `bufferSize` elements.
  ///
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    precondition(bufferSize >= 0, "A replay subject cannot keep \(bufferSize) elements.")
    return ReplaySubject(capacity: bufferSize)
  }

  /// Makes a subject that replays all it was ever sent; its memory grows with each element.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hasObservers }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { hub.isDisposed }

  /// Sends `event` to whoever is subscribed; after the end nothing is sent.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): hub.nextRecent(element)
    case .error(let error): hub.end(error)
    case .completed: hub.end(nil)
    }
  }

  /// Sends `element` to whoever is subscribed; after the end nothing is sent.
  @inlinable
  public func onNext(_ element: Element) { hub.nextRecent(element) }

  /// The subject itself, as what takes events.
  @inlinable
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Lets all observers go without an event; who subscribes later gets `RxError.disposed`.
  public func dispose() {
    // The error names a stand-in: naming this subject would keep it alive for as long as its hub.
    hub.dispose(RxError.disposed(object: ReplaySubject<Element>(capacity: 0)).erased)
  }
}
