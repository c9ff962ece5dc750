/// The `BehaviorRelay` of the first releases, which completes when it is deallocated.
///
/// `@unchecked Sendable`: all its state is in the multicaster, which is `Sendable`.
@available(*, deprecated, renamed: "BehaviorRelay")
public final class Variable<Element>: @unchecked Sendable {
  private let multicaster: Multicaster<Element>

  /// Creates a variable whose current value is `value`.
  public init(_ value: Element) { multicaster = Multicaster(.latest(value)) }

  deinit { multicaster.end(nil) }

  /// The current value; a new one is sent to all observers.
  public var value: Element {
    get {
      guard case .latest(let value) = multicaster.state().0 else {
        preconditionFailure("The variable has no value.")
      }
      return value
    }
    set { multicaster.nextLatest(newValue) }
  }

  /// Returns the values as an observable, starting with the current one.
  public func asObservable() -> Observable<Element> {
    Observable(isDirect: true) { [multicaster] in multicaster.add($0) }
  }

  /// Returns the values as a driver, starting with the current one.
  public func asDriver() -> Driver<Element> { asObservable().asDriver(onErrorDriveWith: .empty()) }
}

extension ObservableType {
  /// Sets `variable` to each element; completion is ignored, and an error traps in debug builds.
  @available(*, deprecated, message: "Bind to a BehaviorRelay.")
  public func bind(to variable: Variable<Element>) -> any Disposable {
    bind(onNext: { variable.value = $0 })
  }

  /// Sets `variable` to each element; completion is ignored, and an error traps in debug builds.
  @available(*, deprecated, message: "Use bind(to:) and a BehaviorRelay.")
  public func bindTo(_ variable: Variable<Element>) -> any Disposable { bind(to: variable) }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sets `variable` to each element; must be called on the main queue.
  @available(*, deprecated, message: "Drive a BehaviorRelay.")
  public func drive(_ variable: Variable<Element>) -> any Disposable {
    drive(onNext: { variable.value = $0 })
  }
}
