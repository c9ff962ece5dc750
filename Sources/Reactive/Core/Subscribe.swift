extension ObservableType {
  /// Subscribes with one closure for every event.
  ///
  ///     let subscription = Observable.of(1, 2).subscribe { print($0) }
  ///     // next(1), next(2), completed
  ///
  /// - Returns: What ends the subscription early.
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
  ///   - onNext: Gets each element.
  ///   - onError: Gets the error that ends the sequence; without it, `Hooks.defaultErrorHandler` does.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end or at disposal.
  /// - Returns: What ends the subscription early.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    // An overload whose `onNext` is no optional would save each event a thunk, but the compiler takes it for
    // `subscribe { print("\($0)") }`, which means events.
    let lifetime = Lifetime.make(then: onDisposed)
    // With `??` in its place, the handler would be wrapped in a thunk, which costs a block.
    let handler: (Element) -> Void = if let onNext { onNext } else { { _ in } }
    return asObservable().subscribe(
      lifetime, onNext: handler, ending: lifetime.ending(onError, onCompleted))
  }
}

extension Hooks {
  /// The handler of errors of the subscription that is being made: `onError`, or else the default one.
  @usableFromInline
  static func handler(_ onError: ((any Error) -> Void)?) -> (any Error) -> Void {
    if let onError { return onError }
    let callStack = captureIfWanted()
    return { defaultErrorHandler(callStack, $0) }
  }
}
