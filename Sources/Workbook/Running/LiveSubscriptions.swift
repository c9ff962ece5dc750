import Reactive

/// How many subscriptions are alive in this process, as far as the library counts them.
enum LiveSubscriptions {
  static var count: Int {
    0
  }
}
