/// Marks a sequence of exactly one element, or an error.
public enum SingleTrait {}

/// A sequence of exactly one element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// How a `Single` ends.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What a `Single` is made with: called with the outcome, once; further calls are ignored.
  ///
  /// `@Sendable`, so that it may be called from any thread.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// Makes a single of the outcome that `subscribe` reports.
  ///
  ///     let answer = Single<Int>.create { single in
  ///       single(.success(42))
  ///       return Disposables.create()
  ///     }
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

  /// Makes a single that succeeds at once.
  @inlinable
  public static func just(_ element: Element) -> Single<Element> { PrimitiveSequence(.just(element)) }

  /// Makes a single that succeeds on `scheduler`.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    PrimitiveSequence(.just(element, scheduler: scheduler))
  }

  /// Makes a single that fails at once.
  @inlinable
  public static func error(_ error: any Error) -> Single<Element> { PrimitiveSequence(.error(error)) }

  /// Makes a single that never ends.
  @inlinable
  public static func never() -> Single<Element> { PrimitiveSequence(.never()) }

  /// Subscribes with one closure for the outcome.
  @inlinable
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    subscribe(then: nil, observer)
  }

  /// Subscribes with a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: Gets the element.
  ///   - onFailure: Gets the error; without it, `Hooks.defaultErrorHandler` does.
  ///   - onDisposed: Called once, after the outcome or at disposal.
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

  /// Subscribes as above and hands `object`, held weakly, to each closure; once it is gone, none is called.
  ///
  /// An error without an `onFailure` is dropped.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: weakly(object, onSuccess), onFailure: weakly(object, onFailure ?? { _, _ in }),
      onDisposed: weakly(object, onDisposed))
  }

  /// The element is the outcome: `onDisposed` follows it, and what comes after it is ignored.
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

  /// Performs side effects along the single, which stays as it is.
  ///
  /// What a closure throws is the error of the single.
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

  /// Transforms the element; what `transform` throws is the error of the single.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    PrimitiveSequence<SingleTrait, Result>(primitiveSequence.source.map(transform))
  }

  /// Keeps the element if it satisfies `predicate`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    PrimitiveSequence<MaybeTrait, Element>(primitiveSequence.source.filter(predicate))
  }

  /// The single as a maybe.
  @inlinable
  public func asMaybe() -> Maybe<Element> { PrimitiveSequence<MaybeTrait, Element>(primitiveSequence.source) }

  /// The single without its element.
  @inlinable
  public func asCompletable() -> Completable {
    PrimitiveSequence<CompletableTrait, Never>(primitiveSequence.source.ignoreElements())
  }
}
