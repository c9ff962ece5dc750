/// A sequence that cannot fail, whose strategy says on which scheduler it sends and how its observers share it.
///
/// `Driver` and `Signal` are the two strategies there are; others can be made.
///
/// `Sendable` as the observable it wraps.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType,
  Sendable
{
  @usableFromInline let source: Observable<Element>

  /// Shares `source`, which does not fail and sends on the strategy's scheduler.
  @inlinable
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// Takes `source` as it is; what is made for each subscriber anew needs no sharing.
  @inlinable
  init(raw source: Observable<Element>) { self.source = source }

  /// The same, as a plain observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  @inlinable
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// The sequence without its strategy.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(source) }
}

/// What can be turned into a shared sequence; the operators of shared sequences are extensions of it.
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The sequence as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The same, as a plain observable.
  @inlinable
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// On which scheduler a shared sequence sends, and how its observers share it.
public protocol SharingStrategyProtocol {
  /// Sends the elements.
  static var scheduler: any SchedulerType { get }

  /// Makes one run of `source` serve all observers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
