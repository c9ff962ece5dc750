/// A sequence that pushes its events to whoever subscribes.
///
/// Nothing happens before somebody does; each subscription is a run of its own, unless a source says otherwise, as
/// subjects do.
///
/// `@unchecked Sendable`: immutable after its making; what `attach` captures is guarded by its own operator.
public class Observable<Element>: ObservableType, @unchecked Sendable {
  /// Starts one run of the sequence into a downstream.
  @usableFromInline let attach: (consuming Downstream<Element>) -> Void
  /// Whether a subscription starts without the thread's trampoline, as for subjects and sources of one event.
  @usableFromInline let isDirect: Bool
  /// Whether this is a `Scalar`.
  @usableFromInline let isScalar: Bool
  /// Whether this is a `Chain`.
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

  /// The same sequence.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }

  /// The same sequence, without keeping a subject alive.
  ///
  /// This is what an operator holds: a subject leads to whoever is subscribed to it, and if one of them led back to the
  /// subject, both would last for ever.
  @inlinable
  final var bare: Observable<Element> { isDirect && !isScalar ? Observable(isDirect: true, attach) : self }

  /// Hands `observer` what this sends, until the end or until the disposable is disposed of.
  @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    observing(with: Observer.self) {
      subscribe(Lifetime(), onNext: { observer.on(.next($0)) }, onEnd: { observer.on(.end($0)) })
    }
  }
}

/// Another name of `Observable`, for files that also see the Observation module's.
public typealias RxObservable = Observable
