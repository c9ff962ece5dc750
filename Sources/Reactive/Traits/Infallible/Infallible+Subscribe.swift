extension InfallibleType {
  /// Subscribes with one closure for elements and completion.
  ///
  /// - Returns: What ends the subscription early.
  @inlinable
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    subscribe(then: nil, onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
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
    subscribe(then: onDisposed, onNext: onNext ?? { _ in }, onCompleted: onCompleted ?? {})
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

  @inlinable
  func subscribe(
    then onDisposed: (() -> Void)?, onNext: @escaping (Element) -> Void, onCompleted: @escaping () -> Void
  ) -> any Disposable {
    Terminal(
      .make(then: onDisposed), onNext: onNext, onEnd: { error in if error == nil { onCompleted() } }
    ).subscribe(to: asObservable())
  }
}
