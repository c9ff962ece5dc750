/// A subject that emits its last elements to each new observer, even after the end, and then each element it receives.
///
/// Up to `bufferSize` elements are stored, and a subscription takes time in proportion to their number. Events may be
/// sent from any thread, and are delivered as `PublishSubject` does: on the thread that sends them, before `onNext`
/// returns, with the exceptions that are listed there. Stored elements are delivered on the thread that subscribes,
/// before any element that is sent meanwhile.
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

  /// Creates a subject that replays its last `bufferSize` elements.
  ///
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    precondition(bufferSize >= 0, "A replay subject cannot keep \(bufferSize) elements.")
    return ReplaySubject(capacity: bufferSize)
  }

  /// Creates a subject that replays all elements it has received; its memory grows with each of them.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hasObservers }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { hub.isDisposed }

  /// Sends `event` to all observers; does nothing after the end.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): hub.nextRecent(element)
    case .error(let error): hub.end(error)
    case .completed: hub.end(nil)
    }
  }

  /// Sends `element` to all observers; does nothing after the end.
  @inlinable
  public func onNext(_ element: Element) { hub.nextRecent(element) }

  /// The subject itself, as what takes events.
  @inlinable
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Unsubscribes all observers without an event; later subscribers receive `RxError.disposed`.
  public func dispose() {
    // The error names a stand-in: naming this subject would keep it alive for as long as its hub.
    hub.dispose(RxError.disposed(object: ReplaySubject<Element>(capacity: 0)).erased)
  }
}
