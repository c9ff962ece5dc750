import Reactive

/// Caches the answer to `request`, and repeats a request that failed.
func remembered(_ request: Single<String>) -> Single<String> {
  var answer: String?
  let running = request.asObservable()
    .do(onNext: { answer = $0 })
    .share()
  return Observable.deferred {
    if let answer { return .just(answer) }
    return running
  }
  .asSingle()
}
