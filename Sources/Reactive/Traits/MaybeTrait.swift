/// Marks a sequence of at most one element, or an error.
public enum MaybeTrait {}

/// A sequence of one element, or of none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// How a `Maybe` ends.
@frozen
public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Error)
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// What a `Maybe` is made with: called with the outcome, once; further calls are ignored.
  ///
  /// `@Sendable`, so that it may be called from any thread.
  public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

  /// Makes a maybe of the outcome that `subscribe` reports.
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

  /// Makes a maybe that succeeds at once.
  @inlinable
  public static func just(_ element: Element) -> Maybe<Element> { PrimitiveSequence(.just(element)) }

  /// Makes a maybe that succeeds on `scheduler`.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    PrimitiveSequence(.just(element, scheduler: scheduler))
  }

  /// Makes a maybe that fails at once.
  @inlinable
  public static func error(_ error: any Error) -> Maybe<Element> { PrimitiveSequence(.error(error)) }

  /// Makes a maybe that completes at once, without an element.
  @inlinable
  public static func empty() -> Maybe<Element> { PrimitiveSequence(.empty()) }

  /// Makes a maybe that never ends.
  @inlinable
  public static func never() -> Maybe<Element> { PrimitiveSequence(.never()) }

  /// Subscribes with one closure for the outcome.
  @inlinable
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(then: nil, observer)
  }

  /// Subscribes with a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: Gets the element.
  ///   - onError: Gets the error; without it, `Hooks.defaultErrorHandler` does.
  ///   - onCompleted: Called if there is no element.
  ///   - onDisposed: Called once, after the outcome or at disposal.
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

  /// Subscribes as above and hands `object`, held weakly, to each closure; once it is gone, none is called.
  ///
  /// An error without an `onError` is dropped.
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

  /// The first event is the outcome: `onDisposed` follows it, and what comes after it is ignored.
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

  /// Performs side effects along the maybe, which stays as it is.
  ///
  /// What a closure throws is the error of the maybe.
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

  /// Transforms the element; what `transform` throws is the error of the maybe.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    PrimitiveSequence<MaybeTrait, Result>(primitiveSequence.source.map(transform))
  }

  /// Keeps the element if it satisfies `predicate`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    PrimitiveSequence(primitiveSequence.source.filter(predicate))
  }
}
