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
    // An overload whose `onNext` is no optional would save each event two thunks, but the compiler takes it for
    // `subscribe { print("\($0)") }`, which means events.
    let lifetime = Lifetime.make(then: onDisposed)
    return asObservable().subscribe(
      lifetime, onNext: onNext ?? { _ in }, ending: lifetime.ending(onError, onCompleted))
  }
}

extension Hooks {
  /// Handles the error of the subscription that is being made where it has no handler of its own.
  @usableFromInline
  static func unhandled() -> (any Error) -> Void {
    let callStack = captureIfWanted()
    return { defaultErrorHandler(callStack, $0) }
  }
}
