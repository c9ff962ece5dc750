/// A sequence that never fails, with a strategy that determines on which scheduler it emits and how subscribers share
/// it.
///
/// The library has two strategies, for `Driver` and `Signal`. You can write others.
///
/// It is `Sendable`, because the observable that it wraps is.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType,
  Sendable
{
  @usableFromInline let source: Observable<Element>

  /// Shares `source`, which must not fail and must emit on the strategy's scheduler.
  @inlinable
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// Uses `source` as it is, because a source that is created for each subscriber needs no sharing.
  @inlinable
  init(raw source: Observable<Element>) { self.source = source }

  /// Returns the sequence as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// Returns the sequence itself.
  @inlinable
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// Returns the sequence as an infallible.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(source) }
}

/// A type that can be converted to a shared sequence; the operators of shared sequences are extensions of this
/// protocol.
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the sequence as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns the sequence as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// The scheduler on which a shared sequence emits, and the way its subscribers share it.
public protocol SharingStrategyProtocol {
  /// The scheduler on which the elements are emitted.
  static var scheduler: any SchedulerType { get }

  /// Shares one run of `source` among all subscribers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
