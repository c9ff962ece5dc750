/// The trait of a sequence without elements.
public enum CompletableTrait {}

/// A sequence without elements: it either completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The outcome of a `Completable`.
@frozen
public enum CompletableEvent: Sendable {
  case error(any Error)
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// The closure with which the body of `create` reports the outcome; only the first call counts.
  ///
  /// It is `@Sendable`, so it can be called from any thread.
  public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

  /// Creates a completable whose outcome `subscribe` reports.
  ///
  /// `subscribe` is called for each subscription. The disposable that it returns is disposed of after the outcome, or
  /// when the subscription is disposed of.
  @inlinable
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Creates a completable that completes at once.
  @inlinable
  public static func empty() -> Completable { PrimitiveSequence(.empty()) }

  /// Creates a completable that fails at once.
  @inlinable
  public static func error(_ error: any Error) -> Completable { PrimitiveSequence(.error(error)) }

  /// Creates a completable that never terminates.
  @inlinable
  public static func never() -> Completable { PrimitiveSequence(.never()) }

  /// Subscribes with one closure that receives the outcome.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(then: nil, observer)
  }

  /// Subscribes with a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onCompleted: A closure that is called when the completable completes.
  ///   - onError: A closure that receives the error if the completable fails. Without it, `Hooks.defaultErrorHandler`
  ///     receives the error.
  ///   - onDisposed: A closure that is called once, after the outcome or at disposal.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let failed = Hooks.handler(onError)
    return subscribe(then: onDisposed) { event in
      switch event {
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
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: weakly(object, onCompleted), onError: weakly(object, onError ?? { _, _ in }),
      onDisposed: weakly(object, onDisposed))
  }

  @inlinable
  func subscribe(
    then onDisposed: (() -> Void)?, _ observer: @escaping (CompletableEvent) -> Void
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      .make(then: onDisposed), onNext: { _ in },
      onEnd: { error in observer(error.map { .error($0) } ?? .completed) })
  }

  /// Calls closures for side effects at the outcome of the completable, which it passes on unchanged.
  ///
  /// If a closure throws, the completable fails with that error.
  @inlinable
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    PrimitiveSequence(
      primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
