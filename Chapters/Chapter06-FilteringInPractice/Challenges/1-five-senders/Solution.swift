import Reactive

/// The first five of `senders`, each of them once.
func firstFive(of senders: Observable<String>) -> Observable<String> {
  Observable.deferred {
    var known: Set<String> = []
    return
      senders
      .filter { sender in known.insert(sender).inserted }
      .take(5)
  }
}
