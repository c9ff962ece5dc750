/// A disposable that knows whether it has been disposed of.
public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}
