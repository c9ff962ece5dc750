extension InfallibleType {
  /// Subscribes with one closure for elements and completion.
  ///
  /// - Returns: What ends the subscription early.
  @inlinable
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(
      Lifetime(), onNext: { on(.next($0)) }, onEnd: { error in if error == nil { on(.completed) } })
  }

  /// Subscribes with a closure for elements, and one for completion.
  ///
  /// - Parameters:
  ///   - onNext: Gets each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end or at disposal.
  /// - Returns: What ends the subscription early.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext, onError: { _ in }, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes as above and hands `object`, held weakly, to each closure; once it is gone, none is called.
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
