/// The trait of a sequence that emits at most one element, or fails.
public enum MaybeTrait {}

/// A sequence that emits one element, completes without one, or fails.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The outcome of a `Maybe`.
@frozen
public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Error)
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The closure with which the body of `create` reports the outcome; only the first call counts.
  ///
  /// It is `@Sendable`, so it can be called from any thread.
  public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

  /// Creates a maybe whose outcome `subscribe` reports.
  ///
  /// `subscribe` is called for each subscription. The disposable that it returns is disposed of after the outcome, or
  /// when the subscription is disposed of.
  @inlinable
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Creates a maybe that succeeds at once with `element`.
  @inlinable
  public static func just(_ element: Element) -> Maybe<Element> { PrimitiveSequence(.just(element)) }

  /// Creates a maybe that succeeds with `element`, on `scheduler`.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    PrimitiveSequence(.just(element, scheduler: scheduler))
  }

  /// Creates a maybe that fails at once.
  @inlinable
  public static func error(_ error: any Error) -> Maybe<Element> { PrimitiveSequence(.error(error)) }

  /// Creates a maybe that completes at once, without an element.
  @inlinable
  public static func empty() -> Maybe<Element> { PrimitiveSequence(.empty()) }

  /// Creates a maybe that never terminates.
  @inlinable
  public static func never() -> Maybe<Element> { PrimitiveSequence(.never()) }

  /// Subscribes with one closure that receives the outcome.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(then: nil, observer)
  }

  /// Subscribes with a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: A closure that receives the element.
  ///   - onError: A closure that receives the error if the maybe fails. Without it, `Hooks.defaultErrorHandler`
  ///     receives the error.
  ///   - onCompleted: A closure that is called if the maybe completes without an element.
  ///   - onDisposed: A closure that is called once, after the outcome or at disposal.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let failed = Hooks.handler(onError)
    return subscribe(then: onDisposed) { event in
      switch event {
      case .success(let element): onSuccess?(element)
      case .error(let error): failed(error)
      case .completed: onCompleted?()
      }
    }
  }

  /// Subscribes with closures that receive `object`, which is held weakly.
  ///
  /// Once `object` has been deallocated, no closure is called any more. Without an `onError`, an error is dropped.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: weakly(object, onSuccess), onError: weakly(object, onError ?? { _, _ in }),
      onCompleted: weakly(object, onCompleted), onDisposed: weakly(object, onDisposed))
  }

  /// Subscribes; the first event is the outcome, `onDisposed` follows it, and later events are ignored.
  @inlinable
  func subscribe(
    then onDisposed: (() -> Void)?, _ observer: @escaping (MaybeEvent<Element>) -> Void
  ) -> any Disposable {
    let lifetime = Lifetime.make(then: onDisposed)
    var isSettled = false
    return primitiveSequence.source.subscribe(
      lifetime,
      onNext: { element in
        if isSettled { return }
        isSettled = true
        observer(.success(element))
        lifetime.wasFinished()
      },
      onEnd: { error in if !isSettled { observer(error.map { .error($0) } ?? .completed) } })
  }

  /// Calls closures for side effects at the events of the maybe, which it passes on unchanged.
  ///
  /// If a closure throws, the maybe fails with that error.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    PrimitiveSequence(
      primitiveSequence.source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Transforms the element.
  ///
  /// If `transform` throws, the maybe fails with that error.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    PrimitiveSequence<MaybeTrait, Result>(primitiveSequence.source.map(transform))
  }

  /// Emits the element if `predicate` returns true for it, and otherwise completes without an element.
  ///
  /// If `predicate` throws, the maybe fails with that error.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    PrimitiveSequence(primitiveSequence.source.filter(predicate))
  }
}
