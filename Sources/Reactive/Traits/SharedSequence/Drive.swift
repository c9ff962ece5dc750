extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes for the side effects alone; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive() -> any Disposable { drive(onNext: nil) }

  /// Subscribes with closures for elements, completion and disposal; must be called on the main queue.
  ///
  /// - Parameters:
  ///   - onNext: A closure that receives each element, on the main scheduler.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after completion or at disposal.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: offMainQueue)
    return asObservable().subscribe(
      onNext: onMainQueue(onNext), onCompleted: onMainQueue(onCompleted), onDisposed: onDisposed)
  }

  /// Subscribes with closures that receive `object`, which is held weakly; must be called on the main queue.
  ///
  /// Once `object` has been deallocated, no closure is called any more.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    drive(
      onNext: weakly(object, onNext), onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed))
  }

  /// Sends all events to each of `observers`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    MainScheduler.ensureRunningOnMainThread(errorMessage: offMainQueue)
    return asObservable().subscribe { event in
      checkDelivery()
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends all events to each of `observers`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    MainScheduler.ensureRunningOnMainThread(errorMessage: offMainQueue)
    return asObservable().subscribe { event in
      checkDelivery()
      let event = event.map { Element?.some($0) }
      for observer in observers { observer.on(event) }
    }
  }

  /// Calls `transformation` with the sequence and returns its result; must be called on the main queue.
  @inlinable
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    MainScheduler.ensureRunningOnMainThread(errorMessage: offMainQueue)
    return transformation(asObservable())
  }

  /// Calls `with` with the sequence, and its result with `curriedArgument`; must be called on the main queue.
  @inlinable
  public func drive<R1, R2>(
    _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
  ) -> R2 {
    MainScheduler.ensureRunningOnMainThread(errorMessage: offMainQueue)
    return with(asObservable())(curriedArgument)
  }
}

@usableFromInline let offMainQueue =
  "Subscribe to drivers and signals on the main queue, so whatever is bound to them is only used there."
