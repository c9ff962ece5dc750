extension ObservableType {
  /// Subscribes with one closure that receives every event.
  ///
  ///     let subscription = Observable.of(1, 2).subscribe { print($0) }
  ///     // next(1), next(2), completed
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(Lifetime(), onNext: { on(.next($0)) }, onEnd: { on(.end($0)) })
  }

  /// Subscribes with a closure for each kind of event.
  ///
  ///     let subscription = Observable.of(1, 2).subscribe(onNext: { print($0) }, onCompleted: { print("done") })
  ///     // 1, 2, done
  ///
  /// - Parameters:
  ///   - onNext: A closure that receives each element.
  ///   - onError: A closure that receives the error if the sequence fails. Without it, `Hooks.defaultErrorHandler`
  ///     receives the error.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after the terminal event or at disposal.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    // An overload with a non-optional `onNext` would save a thunk per event, but the compiler would prefer it for
    // `subscribe { print("\($0)") }`, whose closure takes events.
    let lifetime = Lifetime.make(then: onDisposed)
    // `??` would wrap the handler in a thunk, which costs an allocation.
    let handler: (Element) -> Void = if let onNext { onNext } else { { _ in } }
    return asObservable().subscribe(
      lifetime, onNext: handler, ending: lifetime.ending(onError, onCompleted))
  }
}

extension Hooks {
  /// Returns the error handler of a new subscription: `onError`, or else the default one.
  @usableFromInline
  static func handler(_ onError: ((any Error) -> Void)?) -> (any Error) -> Void {
    if let onError { return onError }
    let callStack = captureIfWanted()
    return { defaultErrorHandler(callStack, $0) }
  }
}
