extension ObservableConvertibleType {
  /// An infallible that sends `element` instead of failing, and completes.
  @inlinable
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// An infallible that goes on with `infallible` instead of failing.
  @inlinable
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.source })
  }

  /// An infallible that goes on with what `onErrorRecover` makes of the error instead of failing.
  @inlinable
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}
