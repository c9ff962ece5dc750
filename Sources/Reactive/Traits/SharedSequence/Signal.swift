/// Events for user interfaces: it cannot fail, sends on the main scheduler, and tells late observers nothing of the
/// past.
///
/// Its observers share one run of the source for as long as there is one.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The strategy of signals: the main scheduler, and `share()`.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, unless mocked.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares while there are observers.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The sequence as a signal.
  @inlinable
  public func asSignal() -> Signal<Element> { asSharedSequence() }

  /// Sends each element together with `obj`, which is held weakly; completes once it is gone.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Signal<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// Combines each element with `obj`, which is held weakly; completes once it is gone.
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Signal<Out> {
    Signal<Out>(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }
}

extension ObservableConvertibleType {
  /// A signal that sends `onErrorJustReturn` instead of failing, and completes.
  @inlinable
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// A signal that goes on with `onErrorSignalWith` instead of failing.
  @inlinable
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// A signal that goes on with what `onErrorRecover` makes of the error instead of failing.
  @inlinable
  public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// The relay as a signal.
  @inlinable
  public func asSignal() -> Signal<Element> { Signal(observing: asObservable()) }
}
