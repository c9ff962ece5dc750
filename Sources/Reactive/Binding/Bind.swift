extension ObservableType {
  /// Sends all events to each of `observers`.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    observing(with: Observer.self) { subscribe { event in for observer in observers { observer.on(event) } } }
  }

  /// Sends all events to each of `observers`.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    observing(with: Observer.self) {
      subscribe { event in
        let event = event.map { Element?.some($0) }
        for observer in observers { observer.on(event) }
      }
    }
  }

  /// Calls `binder` with the sequence and returns its result.
  @inlinable
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Calls `binder` with the sequence, and its result with `curriedArgument`.
  @inlinable
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with `object`, which is held weakly, and each element.
  ///
  /// Once `object` has been deallocated, `onNext` isn't called any more. The sequence must not fail: an error traps in
  /// debug builds and is printed in release builds.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(onNext: weakly(object, onNext), onError: bindingFailed)
  }

  /// Calls `onNext` with each element.
  ///
  /// The sequence must not fail: an error traps in debug builds and is printed in release builds.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: bindingFailed)
  }
}
