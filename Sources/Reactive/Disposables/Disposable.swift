#if !hasFeature(Embedded)
/// What can be given back: a subscription, a resource, a piece of scheduled work.
@preconcurrency public protocol Disposable: Sendable {
  /// Gives it back; doing so again changes nothing.
  func dispose()
}
#endif
