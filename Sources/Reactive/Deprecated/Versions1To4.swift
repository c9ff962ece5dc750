// Names of the first releases, as far as Swift's grammar still allows them.

/// The older name of `Observable.just(_:)`.
@available(*, deprecated, renamed: "Observable.just(_:)")
public func just<Element>(_ element: Element) -> Observable<Element> { .just(element) }

/// The older name of `Observable.empty()`.
@available(*, deprecated, renamed: "Observable.empty()")
public func empty<Element>() -> Observable<Element> { .empty() }

/// The older name of `Observable.never()`.
@available(*, deprecated, renamed: "Observable.never()")
public func never<Element>() -> Observable<Element> { .never() }

/// The older name of `Observable.error(_:)`.
@available(*, deprecated, renamed: "Observable.error(_:)")
public func failWith<Element>(_ error: any Error) -> Observable<Element> { .error(error) }

/// The older name of `Observable.of(_:)`.
@available(*, deprecated, renamed: "Observable.of(_:)")
public func sequenceOf<Element>(_ elements: Element...) -> Observable<Element> { .from(elements) }

extension Sequence {
  /// The older name of `Observable.from(_:)`.
  @available(*, deprecated, renamed: "Observable.from(_:)")
  public func toObservable() -> Observable<Element> { .from(self) }
}

extension Event {
  /// The older name of `next(_:)`.
  @available(*, deprecated, renamed: "next(_:)")
  public static func Next(_ element: Element) -> Event { .next(element) }

  /// The older name of `error(_:)`.
  @available(*, deprecated, renamed: "error(_:)")
  public static func Error(_ error: any Swift.Error) -> Event { .error(error) }

  /// The older name of `completed`.
  @available(*, deprecated, renamed: "completed")
  public static var Completed: Event { .completed }
}

extension ObservableType {
  /// The older name of `subscribe(onNext:)`.
  @available(*, deprecated, renamed: "subscribe(onNext:)")
  public func subscribeNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// The older name of `subscribe(onError:)`.
  @available(*, deprecated, renamed: "subscribe(onError:)")
  public func subscribeError(_ onError: @escaping (any Error) -> Void) -> any Disposable {
    subscribe(onError: onError)
  }

  /// The older name of `subscribe(onCompleted:)`.
  @available(*, deprecated, renamed: "subscribe(onCompleted:)")
  public func subscribeCompleted(_ onCompleted: @escaping () -> Void) -> any Disposable {
    subscribe(onCompleted: onCompleted)
  }

  /// The older name of `do(onNext:onError:onCompleted:)`.
  @available(*, deprecated, renamed: "do(onNext:onError:onCompleted:)")
  public func doOn(
    onNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil
  ) -> Observable<Element> {
    self.do(onNext: onNext, onError: onError, onCompleted: onCompleted)
  }

  /// The older name of `do(onNext:onError:onCompleted:)`.
  @available(*, deprecated, renamed: "do(onNext:onError:onCompleted:)")
  public func doOn(_ eventHandler: @escaping (Event<Element>) throws -> Void) -> Observable<Element> {
    self.do(
      onNext: { try eventHandler(.next($0)) }, onError: { try eventHandler(.error($0)) },
      onCompleted: { try eventHandler(.completed) })
  }

  /// The older name of `do(onNext:)`.
  @available(*, deprecated, renamed: "do(onNext:)")
  public func doOnNext(_ onNext: @escaping (Element) throws -> Void) -> Observable<Element> {
    self.do(onNext: onNext)
  }

  /// The older name of `do(onError:)`.
  @available(*, deprecated, renamed: "do(onError:)")
  public func doOnError(_ onError: @escaping (any Error) throws -> Void) -> Observable<Element> {
    self.do(onError: onError)
  }

  /// The older name of `do(onCompleted:)`.
  @available(*, deprecated, renamed: "do(onCompleted:)")
  public func doOnCompleted(_ onCompleted: @escaping () throws -> Void) -> Observable<Element> {
    self.do(onCompleted: onCompleted)
  }

  /// The older name of `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    bind(to: observer)
  }

  /// The older name of `bind(onNext:)`.
  @available(*, deprecated, renamed: "bind(onNext:)")
  public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { bind(onNext: onNext) }

  /// The older name of `share(replay:scope:)`.
  @available(*, deprecated, renamed: "share(replay:scope:)")
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }

  /// The older name of `share(replay:)`.
  @available(*, deprecated, renamed: "share(replay:)")
  public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }

  /// The older name of `enumerated()`.
  @available(*, deprecated, renamed: "enumerated()", message: "Use enumerated() and map.")
  public func mapWithIndex<Result>(_ transform: @escaping (Element, Int) throws -> Result) -> Observable<
    Result
  > {
    enumerated().map { try transform($0.element, $0.index) }
  }

  /// The older name of `enumerated()`.
  @available(*, deprecated, renamed: "enumerated()", message: "Use enumerated() and flatMap.")
  public func flatMapWithIndex<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element, Int) throws -> Source
  ) -> Observable<Source.Element> {
    enumerated().flatMap { try selector($0.element, $0.index) }
  }

  /// The older name of `enumerated()`.
  @available(*, deprecated, renamed: "enumerated()", message: "Use enumerated() and skip(while:).")
  public func skipWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element>
  {
    enumerated().skip(while: { try predicate($0.element, $0.index) }).map { $0.element }
  }

  /// The older name of `enumerated()`.
  @available(*, deprecated, renamed: "enumerated()", message: "Use enumerated() and take(while:).")
  public func takeWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element>
  {
    enumerated().take(while: { try predicate($0.element, $0.index) }).map { $0.element }
  }
}

extension Disposable {
  /// The older name of `disposed(by:)`.
  @available(*, deprecated, renamed: "disposed(by:)")
  public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

extension DisposeBag {
  /// The older name of `insert(_:)`.
  @available(*, deprecated, renamed: "insert(_:)")
  public func addDisposable(_ disposable: any Disposable) { insert(disposable) }
}

extension CompositeDisposable {
  /// The older name of `insert(_:)`.
  @available(*, deprecated, renamed: "insert(_:)")
  @discardableResult
  public func addDisposable(_ disposable: any Disposable) -> DisposeKey? { insert(disposable) }

  /// The older name of `remove(for:)`.
  @available(*, deprecated, renamed: "remove(for:)")
  public func removeDisposable(_ key: DisposeKey) { remove(for: key) }
}

extension NopDisposable {
  /// The older name of `Disposables.create()`.
  @available(*, deprecated, renamed: "Disposables.create()")
  public static var instance: any Disposable { Disposables.create() }
}

extension MainScheduler {
  /// The older name of `instance`.
  @available(*, deprecated, renamed: "instance")
  public static var sharedInstance: MainScheduler { instance }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The older name of `drive(onNext:)`.
  @available(*, deprecated, renamed: "drive(onNext:)")
  public func driveNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { drive(onNext: onNext) }
}
