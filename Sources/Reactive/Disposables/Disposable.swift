#if !hasFeature(Embedded)
/// Something that has to be released when it is no longer needed, such as a subscription, a resource or a scheduled
/// action.
@preconcurrency public protocol Disposable: Sendable {
  /// Releases it; later calls do nothing.
  func dispose()
}
#endif
