extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes for the sake of side effects alone; to be called on the main queue.
  @inlinable
  public func emit() -> any Disposable { emit(onNext: nil) }

  /// Hands the elements, completion, and the end of the subscription to closures; to be called on the main queue.
  ///
  /// - Parameters:
  ///   - onNext: Gets each element, on the main scheduler.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end or at disposal.
  /// - Returns: What ends the subscription early.
  @inlinable
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: offMainQueue)
    return asObservable().subscribe(
      onNext: onMainQueue(onNext), onCompleted: onMainQueue(onCompleted), onDisposed: onDisposed)
  }

  /// As above, with `object`, held weakly, handed to each closure; once it is gone, none is called.
  @inlinable
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    emit(
      onNext: weakly(object, onNext), onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed))
  }

  /// Sends all events to each of `observers`; to be called on the main queue.
  @inlinable
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    MainScheduler.ensureRunningOnMainThread(errorMessage: offMainQueue)
    return asObservable().subscribe { event in
      checkDelivery()
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends all events to each of `observers`; to be called on the main queue.
  @inlinable
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    MainScheduler.ensureRunningOnMainThread(errorMessage: offMainQueue)
    return asObservable().subscribe { event in
      checkDelivery()
      let event = event.map { Element?.some($0) }
      for observer in observers { observer.on(event) }
    }
  }
}
