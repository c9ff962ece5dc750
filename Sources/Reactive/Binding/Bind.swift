extension ObservableType {
  /// Sends all events to each of `observers`.
  ///
  /// - Returns: What ends the binding.
  @inlinable
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    observing(with: Observer.self) { subscribe { event in for observer in observers { observer.on(event) } } }
  }

  /// Sends all events to each of `observers`.
  ///
  /// - Returns: What ends the binding.
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

  /// Hands the sequence to `binder`, and returns what it returns.
  @inlinable
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands the sequence to `binder`, and `curriedArgument` to what it returns.
  @inlinable
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Hands `object`, held weakly, and each element to `onNext`; once it is gone, nothing is called.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is printed in others.
  @inlinable
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(onNext: weakly(object, onNext), onError: bindingFailed)
  }

  /// Hands each element to `onNext`.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is printed in others.
  @inlinable
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: bindingFailed)
  }
}
