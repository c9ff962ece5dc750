/// A subject that emits its current value to each new observer, and then each element it receives.
///
/// An observer that subscribes after the terminal event receives only that event. Events may be sent from any thread.
/// They are delivered like those of `PublishSubject`: on the thread that sends them, before `onNext` returns, with the
/// exceptions that are listed there. The current value is replaced as soon as the event enters the subject or has to
/// wait there, which may be before the observers receive an earlier event.
///
/// `@unchecked Sendable`: all its state is in the multicaster, which is `Sendable`.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// The type of the observer that `asObserver()` returns.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let multicaster: Multicaster<Element>

  /// Creates a subject whose current value is `value`.
  @inlinable
  public convenience init(value: Element) { self.init(Multicaster(.latest(value))) }

  @usableFromInline
  init(_ multicaster: Multicaster<Element>) {
    self.multicaster = multicaster
    super.init(isDirect: true) { multicaster.add($0) }
  }

  deinit { multicaster.clear() }

  /// A Boolean value that says whether the subject has observers.
  public var hasObservers: Bool { multicaster.hasObservers }

  /// A Boolean value that says whether the subject has been disposed of.
  public var isDisposed: Bool { multicaster.isDisposed }

  /// Returns the current value, even after completion.
  ///
  /// - Throws: The subject's error if it has failed, or `RxError.disposed` if it has been disposed of.
  public func value() throws -> Element {
    let (cache, outcome) = multicaster.state()
    switch outcome {
    case .disposed: throw RxError.disposed(object: self).erased
    case .failed(let error): throw error
    case .none, .completed, .abandoned: break
    }
    guard case .latest(let value) = cache else { throw RxError.unknown.erased }
    return value
  }

  /// Sends `event` to all observers; does nothing after a terminal event.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): multicaster.nextLatest(element)
    case .error(let error): multicaster.end(error)
    case .completed: multicaster.end(nil)
    }
  }

  /// Sends `element` to all observers; does nothing after a terminal event.
  @inlinable
  public func onNext(_ element: Element) { multicaster.nextLatest(element) }

  /// Returns the subject itself, as an observer.
  @inlinable
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Unsubscribes all observers without an event; late subscribers receive `RxError.disposed`.
  public func dispose() {
    // The error names a stand-in: with this subject in it, the multicaster would retain the subject.
    multicaster.dispose(RxError.disposed(object: BehaviorSubject(Multicaster())).erased)
  }
}
