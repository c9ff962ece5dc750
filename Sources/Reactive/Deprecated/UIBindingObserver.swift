/// What binders were before RxSwift 4.
///
/// `@unchecked Sendable`: its binder is.
@available(*, deprecated, renamed: "Binder")
public final class UIBindingObserver<UIElementType: AnyObject, Value>: ObserverType, @unchecked Sendable {
  /// What it takes.
  public typealias Element = Value

  private let binder: Binder<Value>

  /// Makes a binder to `UIElement`, which is not kept, on the main scheduler.
  public init(UIElement: UIElementType, binding: @escaping (UIElementType, Value) -> Void) {
    binder = Binder(UIElement, binding: binding)
  }

  /// Binds an element; traps at an error in debug builds, and prints it in others.
  public func on(_ event: Event<Value>) { binder.on(event) }
}
