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
}
