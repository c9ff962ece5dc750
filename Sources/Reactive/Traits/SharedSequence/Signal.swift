/// A sequence of events for user interfaces that never fails, emits on the main scheduler, and replays nothing to late
/// subscribers.
///
/// Its subscribers share one run of the source as long as there is a subscriber.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The strategy of signals: the main scheduler and `share()`.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, unless a test has mocked it.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares `source` as long as there is a subscriber.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns the sequence as a signal.
  @inlinable
  public func asSignal() -> Signal<Element> { asSharedSequence() }

  /// Pairs each element with `obj`, which is held weakly.
  ///
  /// The result completes when an element arrives after `obj` has been deallocated.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Signal<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// Combines each element with `obj`, which is held weakly.
  ///
  /// The result completes when an element arrives after `obj` has been deallocated.
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Signal<Out> {
    Signal<Out>(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }
}

extension ObservableConvertibleType {
  /// Returns a signal that emits `onErrorJustReturn` in place of an error, and completes.
  @inlinable
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a signal that continues with `onErrorSignalWith` if this sequence fails.
  @inlinable
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Returns a signal that continues with the signal that `onErrorRecover` returns if this sequence fails.
  @inlinable
  public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// Returns the relay's elements as a signal.
  @inlinable
  public func asSignal() -> Signal<Element> { Signal(observing: asObservable()) }
}
