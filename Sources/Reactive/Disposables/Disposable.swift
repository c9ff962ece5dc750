/// What can be given back: a subscription, a resource, a piece of scheduled work.
public protocol Disposable {
  /// Gives it back; doing so again changes nothing.
  func dispose()
}
