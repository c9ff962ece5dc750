/// The predecessor of `Binder`, from before RxSwift 4.
///
/// `@unchecked Sendable`: the binder that it wraps is `Sendable`.
@available(*, deprecated, renamed: "Binder")
public final class UIBindingObserver<UIElementType: AnyObject, Value>: ObserverType, @unchecked Sendable {
  /// The type of the elements.
  public typealias Element = Value

  private let binder: Binder<Value>

  /// Creates a binder to `UIElement`, which isn't retained, on the main scheduler.
  public init(UIElement: UIElementType, binding: @escaping (UIElementType, Value) -> Void) {
    binder = Binder(UIElement, binding: binding)
  }

  /// Binds an element; an error traps in debug builds and is printed in release builds.
  public func on(_ event: Event<Value>) { binder.on(event) }
}
