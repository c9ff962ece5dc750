/// A subject that emits its last element when it completes, and to each observer that subscribes after that.
///
/// If it fails, it emits only the error. Events may be sent from any thread; observers receive theirs on the thread that
/// ends the subject, before `onCompleted` returns, with the exceptions that `PublishSubject` lists.
///
/// `@unchecked Sendable`: its hub is.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, @unchecked Sendable
{
  /// What takes the events that it sends.
  public typealias SubjectObserverType = AsyncSubject<Element>

  @usableFromInline let hub: Hub<Element>

  /// Creates a subject without observers.
  public init() {
    let hub = Hub<Element>(.last(nil))
    self.hub = hub
    super.init(isDirect: true) { hub.add($0) }
  }

  deinit { hub.clear() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hasObservers }

  /// Stores an element for the end, or sends the terminal event: after the last element, if this completes.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): hub.nextLast(element)
    case .error(let error): hub.end(error)
    case .completed: hub.end(nil)
    }
  }

  /// The subject itself, as what takes events.
  @inlinable
  public func asObserver() -> AsyncSubject<Element> { self }
}
