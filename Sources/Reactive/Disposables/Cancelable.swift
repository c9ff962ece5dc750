/// A disposable that knows whether it has been disposed of.
@preconcurrency public protocol Cancelable: Disposable {
  /// Whether it has been disposed of.
  var isDisposed: Bool { get }
}
