/// A subject that emits its last element when it completes, and to each observer that subscribes after that.
///
/// If the subject fails, it emits only the error. Events may be sent from any thread. Observers receive their events on
/// the thread that terminates the subject, before `onCompleted` returns, with the exceptions listed for
/// `PublishSubject`.
///
/// `@unchecked Sendable`: all its state is in the multicaster, which is `Sendable`.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, @unchecked Sendable
{
  /// The type of the observer that `asObserver()` returns.
  public typealias SubjectObserverType = AsyncSubject<Element>

  @usableFromInline let multicaster: Multicaster<Element>

  /// Creates a subject without observers.
  public init() {
    let multicaster = Multicaster<Element>(.last(nil))
    self.multicaster = multicaster
    super.init(isDirect: true) { multicaster.add($0) }
  }

  deinit { multicaster.clear() }

  /// A Boolean value that says whether the subject has observers.
  public var hasObservers: Bool { multicaster.hasObservers }

  /// Receives an event.
  ///
  /// An element replaces the stored one. Completion emits the stored element, if there is one, and completes; an error
  /// is emitted at once.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): multicaster.nextLast(element)
    case .error(let error): multicaster.end(error)
    case .completed: multicaster.end(nil)
    }
  }

  /// Returns the subject itself, as an observer.
  @inlinable
  public func asObserver() -> AsyncSubject<Element> { self }
}
