#if !hasFeature(Embedded)
extension ObservableType {
  /// Subscribes with closures that receive `object`, which is held weakly.
  ///
  /// Once `object` has been deallocated, no closure is called any more, but the subscription itself continues: dispose
  /// of it like any other. Without an `onError`, an error is dropped; `Hooks.defaultErrorHandler` doesn't receive it.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: weakly(object, onNext), onError: weakly(object, onError ?? { _, _ in }),
      onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed))
  }
}

/// Returns a closure that calls `action` with `object` and a value as long as `object` exists.
@inlinable
func weakly<Object: AnyObject, Value>(
  _ object: Object, _ action: ((Object, Value) -> Void)?
) -> ((Value) -> Void)? {
  guard let action else { return nil }
  return { [weak object] value in if let object { action(object, value) } }
}

/// Returns a closure that calls `action` with `object` as long as `object` exists.
@inlinable
func weakly<Object: AnyObject>(_ object: Object, _ action: ((Object) -> Void)?) -> (() -> Void)? {
  guard let action else { return nil }
  return { [weak object] in if let object { action(object) } }
}
#endif
