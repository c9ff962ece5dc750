/// Marks a sequence without elements.
public enum CompletableTrait {}

/// A sequence without elements: it completes, or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// How a `Completable` ends.
@frozen
public enum CompletableEvent: Sendable {
  case error(any Error)
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// What a `Completable` is made with: called with the outcome, once; further calls are ignored.
  ///
  /// `@Sendable`, so that it may be called from any thread.
  public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

  /// Makes a completable of the outcome that `subscribe` reports.
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

  /// Makes a completable that completes at once.
  @inlinable
  public static func empty() -> Completable { PrimitiveSequence(.empty()) }

  /// Makes a completable that fails at once.
  @inlinable
  public static func error(_ error: any Error) -> Completable { PrimitiveSequence(.error(error)) }

  /// Makes a completable that never ends.
  @inlinable
  public static func never() -> Completable { PrimitiveSequence(.never()) }

  /// Subscribes with one closure for the outcome.
  @inlinable
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(then: nil, observer)
  }

  /// Subscribes with a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onCompleted: Called at completion.
  ///   - onError: Gets the error; without it, `Hooks.defaultErrorHandler` does.
  ///   - onDisposed: Called once, after the outcome or at disposal.
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

  /// Subscribes as above and hands `object`, held weakly, to each closure; once it is gone, none is called.
  ///
  /// An error without an `onError` is dropped.
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

  /// Performs side effects along the completable, which stays as it is.
  ///
  /// What a closure throws is the error of the completable.
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
