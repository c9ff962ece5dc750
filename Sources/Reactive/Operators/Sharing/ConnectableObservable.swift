/// A sequence that subscribes to its source when `connect()` is called rather than at the first subscription.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source, unless it is connected already.
  ///
  /// - Returns: A disposable that disconnects from the source.
  func connect() -> any Disposable
}

/// A sequence whose subscribers share one run of its source, which starts with `connect()`.
///
/// `@unchecked Sendable`: immutable; a lock guards the state that its closures share.
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType,
  @unchecked Sendable
{
  /// Connects and returns the connection; `remember` receives the connection before the source is subscribed to.
  @usableFromInline let begin: (_ remember: (any Disposable) -> Void) -> any Disposable

  @usableFromInline
  init(
    connect: @escaping (_ remember: (any Disposable) -> Void) -> any Disposable,
    _ attach: @escaping (consuming Downstream<Element>) -> Void
  ) {
    begin = connect
    super.init(isDirect: true, attach)
  }

  /// Subscribes to the source, unless it is connected already.
  ///
  /// After the source has terminated, or after disconnection, the next call starts a new run.
  ///
  /// - Returns: A disposable that disconnects from the source.
  @inlinable
  public func connect() -> any Disposable { begin { _ in } }
}
