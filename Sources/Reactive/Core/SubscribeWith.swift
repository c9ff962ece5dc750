#if !hasFeature(Embedded)
extension ObservableType {
  /// Subscribes as `subscribe(onNext:onError:onCompleted:onDisposed:)` does and hands `object`, held weakly, to each
  /// closure; once it is gone, none is called.
  ///
  /// The subscription itself goes on without `object`: dispose of it as of any other. An error without an `onError` is
  /// dropped; `Hooks.defaultErrorHandler` does not hear of it.
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

/// A closure that passes `object` on to `action` as long as it is there.
@inlinable
func weakly<Object: AnyObject, Value>(
  _ object: Object, _ action: ((Object, Value) -> Void)?
) -> ((Value) -> Void)? {
  guard let action else { return nil }
  return { [weak object] value in if let object { action(object, value) } }
}

/// A closure that calls `action` with `object` as long as it is there.
@inlinable
func weakly<Object: AnyObject>(_ object: Object, _ action: ((Object) -> Void)?) -> (() -> Void)? {
  guard let action else { return nil }
  return { [weak object] in if let object { action(object) } }
}
#endif
