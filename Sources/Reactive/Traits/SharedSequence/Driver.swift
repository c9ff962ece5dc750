/// A sequence for user interfaces that never fails, emits on the main scheduler, and replays its latest element to late
/// subscribers.
///
/// Its subscribers share one run of the source as long as there is a subscriber.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The strategy of drivers: the main scheduler and `share(replay: 1)`.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, unless a test has mocked it.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares `source` and replays its latest element, as long as there is a subscriber.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns the sequence as a driver.
  @inlinable
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a driver that emits `onErrorJustReturn` in place of an error, and completes.
  @inlinable
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a driver that continues with `onErrorDriveWith` if this sequence fails.
  @inlinable
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Returns a driver that continues with the driver that `onErrorRecover` returns if this sequence fails.
  @inlinable
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension BehaviorRelay {
  /// Returns the relay's values as a driver.
  @inlinable
  public func asDriver() -> Driver<Element> { Driver(observing: asObservable()) }
}

extension InfallibleType {
  /// Returns the sequence as a driver.
  @inlinable
  public func asDriver() -> Driver<Element> { Driver(observing: asObservable()) }
}
