import Reactive

/// The answer to `request`, which is asked for until there is one.
func remembered(_ request: Single<String>) -> Single<String> {
  // This remembers failures, too.
  request.asObservable()
    .share(replay: 1, scope: .forever)
    .asSingle()
}
