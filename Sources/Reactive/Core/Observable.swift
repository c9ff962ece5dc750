/// A sequence that pushes its events to its subscribers.
///
/// Nothing happens before the first subscription. Each subscription starts its own run of the source, unless the source
/// is shared, as subjects are.
///
/// `@unchecked Sendable`: immutable after its initialiser; each operator guards the state that `attach` captures.
public class Observable<Element>: ObservableType, @unchecked Sendable {
  /// Starts one run of the sequence, which delivers to the downstream.
  @usableFromInline let attach: (consuming Downstream<Element>) -> Void
  /// True if a subscription starts without the thread's trampoline, as for subjects and sources of a single event.
  @usableFromInline let isDirect: Bool
  /// True if this is a `Scalar`.
  @usableFromInline let isScalar: Bool
  /// True if this is a `Chain`.
  @usableFromInline let isChain: Bool

  @inlinable
  init(
    isDirect: Bool = false, isScalar: Bool = false, isChain: Bool = false,
    _ attach: @escaping (consuming Downstream<Element>) -> Void
  ) {
    self.attach = attach
    self.isDirect = isDirect
    self.isScalar = isScalar
    self.isChain = isChain
  }

  /// Returns the sequence itself.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }

  /// The same sequence, without a strong reference to a subject.
  ///
  /// Operators store this sequence. A subject retains its subscribers, so if a subscriber retained the subject, neither
  /// would ever be deallocated.
  @inlinable
  final var bare: Observable<Element> { isDirect && !isScalar ? Observable(isDirect: true, attach) : self }

  /// Subscribes `observer`.
  ///
  /// The observer receives events until the sequence terminates or the returned disposable is disposed of.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    observing(with: Observer.self) {
      subscribe(Lifetime(), onNext: { observer.on(.next($0)) }, onEnd: { observer.on(.end($0)) })
    }
  }
}

/// Another name for `Observable`, for files that also see the Observation module's `Observable`.
public typealias RxObservable = Observable
