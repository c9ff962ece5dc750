/// A disposable that knows whether it has been disposed of.
@preconcurrency public protocol Cancelable: Disposable {
  /// A Boolean value that says whether it has been disposed of.
  var isDisposed: Bool { get }
}
