import Reactive

/// The answer to `request`, which is asked for until there is one.
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
