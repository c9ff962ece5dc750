extension ObservableConvertibleType {
  /// Returns a shared sequence that emits `onErrorJustReturn` in place of an error, and completes.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Returns a shared sequence that continues with `onErrorDriveWith` if this sequence fails.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// Returns a shared sequence that continues with the sequence that `onErrorRecover` returns if this sequence fails.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorRecover: @escaping (any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).source })
  }
}

extension SharedSequence {
  /// Shares `source`, which must not fail, and delivers its elements on the strategy's scheduler.
  @inlinable
  init(observing source: Observable<Element>) {
    self.init(source.observe(on: SharingStrategy.scheduler))
  }
}
