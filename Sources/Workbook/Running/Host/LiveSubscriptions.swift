import Reactive

/// How many subscriptions are alive in this process, as far as the library counts them.
enum LiveSubscriptions {
  /// Always 0 where the library does not count, as in a release build.
  static var count: Int {
    #if DEBUG
    Int(Resources.total)
    #else
    0
    #endif
  }
}
