/// A sequence for user interfaces: it cannot fail, sends on the main scheduler, and tells a late observer its latest
/// element.
///
/// Its observers share one run of the source for as long as there is one.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The strategy of drivers: the main scheduler, and `share(replay: 1)`.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, unless mocked.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares with the latest element, while there are observers.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The sequence as a driver.
  @inlinable
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// A driver that sends `onErrorJustReturn` instead of failing, and completes.
  @inlinable
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// A driver that goes on with `onErrorDriveWith` instead of failing.
  @inlinable
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// A driver that goes on with what `onErrorRecover` makes of the error instead of failing.
  @inlinable
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension BehaviorRelay {
  /// The relay as a driver.
  @inlinable
  public func asDriver() -> Driver<Element> { Driver(observing: asObservable()) }
}

extension InfallibleType {
  /// The sequence as a driver.
  @inlinable
  public func asDriver() -> Driver<Element> { Driver(observing: asObservable()) }
}
