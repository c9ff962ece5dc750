/// Sends its last element when it completes, and to whoever subscribes after that; an error is sent alone.
///
/// `@unchecked Sendable`: its hub is.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, @unchecked Sendable
{
  /// What takes the events that it sends.
  public typealias SubjectObserverType = AsyncSubject<Element>

  @usableFromInline let hub: Hub<Element>

  /// Makes a subject without observers, to which nothing has been sent.
  public init() {
    let hub = Hub<Element>(.last(nil))
    self.hub = hub
    super.init(isDirect: true) { hub.add($0) }
  }

  deinit { hub.clear() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { hub.hasObservers }

  /// Keeps an element for the end; sends the end, after the last element if there is one and it completes.
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
