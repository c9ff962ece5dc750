/// The `BehaviorRelay` of the first releases, which completes when it is released.
///
/// `@unchecked Sendable`: its hub is.
@available(*, deprecated, renamed: "BehaviorRelay")
public final class Variable<Element>: @unchecked Sendable {
  private let hub: Hub<Element>

  /// Makes a variable that holds `value`.
  public init(_ value: Element) { hub = Hub(.latest(value)) }

  deinit { hub.end(nil) }

  /// The latest value; setting it sends it.
  public var value: Element {
    get {
      guard case .latest(let value) = hub.state().0 else {
        preconditionFailure("A variable has a value from its making on.")
      }
      return value
    }
    set { hub.nextLatest(newValue) }
  }

  /// The values, the latest first.
  public func asObservable() -> Observable<Element> { Observable(isDirect: true) { [hub] in hub.add($0) } }

  /// The values as a driver, the latest first.
  public func asDriver() -> Driver<Element> { asObservable().asDriver(onErrorDriveWith: .empty()) }
}

extension ObservableType {
  /// Sets `variable` to each element; an error is that of a binding, and a completion is ignored.
  @available(*, deprecated, message: "Bind to a BehaviorRelay.")
  public func bind(to variable: Variable<Element>) -> any Disposable {
    bind(onNext: { variable.value = $0 })
  }

  /// Sets `variable` to each element; an error is that of a binding, and a completion is ignored.
  @available(*, deprecated, message: "Use bind(to:) and a BehaviorRelay.")
  public func bindTo(_ variable: Variable<Element>) -> any Disposable { bind(to: variable) }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sets `variable` to each element; to be called on the main queue.
  @available(*, deprecated, message: "Drive a BehaviorRelay.")
  public func drive(_ variable: Variable<Element>) -> any Disposable {
    drive(onNext: { variable.value = $0 })
  }
}
