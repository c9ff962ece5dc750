extension InfallibleType {
  /// Subscribes with one closure that receives elements and completion.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(
      Lifetime(), onNext: { on(.next($0)) }, onEnd: { error in if error == nil { on(.completed) } })
  }

  /// Subscribes with a closure for elements and one for completion.
  ///
  /// - Parameters:
  ///   - onNext: A closure that receives each element.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after completion or at disposal.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext, onError: { _ in }, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes with closures that receive `object`, which is held weakly.
  ///
  /// Once `object` has been deallocated, no closure is called any more.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: weakly(object, onNext), onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed))
  }
}
