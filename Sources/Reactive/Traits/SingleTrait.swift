/// The trait of a sequence that emits exactly one element, or fails.
public enum SingleTrait {}

/// A sequence that emits exactly one element, or fails.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The outcome of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The closure with which the body of `create` reports the outcome; only the first call counts.
  ///
  /// It is `@Sendable`, so it can be called from any thread.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// Creates a single whose outcome `subscribe` reports.
  ///
  ///     let answer = Single<Int>.create { single in
  ///       single(.success(42))
  ///       return Disposables.create()
  ///     }
  ///
  /// `subscribe` is called for each subscription. The disposable that it returns is disposed of after the outcome, or
  /// when the subscription is disposed of.
  @inlinable
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    PrimitiveSequence(
      .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// Creates a single that succeeds at once with `element`.
  @inlinable
  public static func just(_ element: Element) -> Single<Element> { PrimitiveSequence(.just(element)) }

  /// Creates a single that succeeds with `element`, on `scheduler`.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    PrimitiveSequence(.just(element, scheduler: scheduler))
  }

  /// Creates a single that fails at once.
  @inlinable
  public static func error(_ error: any Error) -> Single<Element> { PrimitiveSequence(.error(error)) }

  /// Creates a single that never terminates.
  @inlinable
  public static func never() -> Single<Element> { PrimitiveSequence(.never()) }

  /// Subscribes with one closure that receives the outcome.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    subscribe(then: nil, observer)
  }

  /// Subscribes with a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: A closure that receives the element.
  ///   - onFailure: A closure that receives the error if the single fails. Without it, `Hooks.defaultErrorHandler`
  ///     receives the error.
  ///   - onDisposed: A closure that is called once, after the outcome or at disposal.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let failed = Hooks.handler(onFailure)
    return subscribe(then: onDisposed) { event in
      switch event {
      case .success(let element): onSuccess?(element)
      case .failure(let error): failed(error)
      }
    }
  }

  /// Subscribes with closures that receive `object`, which is held weakly.
  ///
  /// Once `object` has been deallocated, no closure is called any more. Without an `onFailure`, an error is dropped.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: weakly(object, onSuccess), onFailure: weakly(object, onFailure ?? { _, _ in }),
      onDisposed: weakly(object, onDisposed))
  }

  /// Subscribes; the element is the outcome, `onDisposed` follows it, and later events are ignored.
  @inlinable
  func subscribe(
    then onDisposed: (() -> Void)?, _ observer: @escaping (SingleEvent<Element>) -> Void
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
      onEnd: { error in if !isSettled { observer(.failure(error ?? RxError.noElements.erased)) } })
  }

  /// Calls closures for side effects at the events of the single, which it passes on unchanged.
  ///
  /// If a closure throws, the single fails with that error.
  @inlinable
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    PrimitiveSequence(
      primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Transforms the element.
  ///
  /// If `transform` throws, the single fails with that error.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    PrimitiveSequence<SingleTrait, Result>(primitiveSequence.source.map(transform))
  }

  /// Emits the element if `predicate` returns true for it, and otherwise completes without an element.
  ///
  /// If `predicate` throws, the result fails with that error.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    PrimitiveSequence<MaybeTrait, Element>(primitiveSequence.source.filter(predicate))
  }

  /// Returns the single as a maybe.
  @inlinable
  public func asMaybe() -> Maybe<Element> { PrimitiveSequence<MaybeTrait, Element>(primitiveSequence.source) }

  /// Returns a completable that completes when the single succeeds, and fails when it fails.
  @inlinable
  public func asCompletable() -> Completable {
    PrimitiveSequence<CompletableTrait, Never>(primitiveSequence.source.ignoreElements())
  }
}
