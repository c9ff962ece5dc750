extension ObservableConvertibleType {
  /// A shared sequence that sends `onErrorJustReturn` instead of failing, and completes.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// A shared sequence that goes on with `onErrorDriveWith` instead of failing.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// A shared sequence that goes on with what `onErrorRecover` makes of the error instead of failing.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorRecover: @escaping (any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).source })
  }
}

extension SharedSequence {
  /// Takes `source`, which does not fail, to the strategy's scheduler and shares it.
  @inlinable
  init(observing source: Observable<Element>) {
    self.init(source.observe(on: SharingStrategy.scheduler))
  }
}
