/// A sequence that starts on `connect()`, not when somebody subscribes.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source, unless that has been done already.
  ///
  /// - Returns: What disconnects.
  func connect() -> any Disposable
}

/// A sequence whose subscribers share one run of its source, from `connect()` on.
///
/// `@unchecked Sendable`: immutable; what its closures share is guarded by a lock.
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType,
  @unchecked Sendable
{
  /// Returns the connection, and hands it over before the source is subscribed to.
  @usableFromInline let begin: (_ remember: (any Disposable) -> Void) -> any Disposable

  @usableFromInline
  init(
    connect: @escaping (_ remember: (any Disposable) -> Void) -> any Disposable,
    _ attach: @escaping (consuming Downstream<Element>) -> Void
  ) {
    begin = connect
    super.init(isDirect: true, attach)
  }

  /// Subscribes to the source, unless that has been done already.
  ///
  /// After the end of the source, or after disconnection, the next call starts a new run.
  ///
  /// - Returns: What disconnects.
  @inlinable
  public func connect() -> any Disposable { begin { _ in } }
}
