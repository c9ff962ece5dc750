import Reactive

extension Server {
  /// What the server has to say at `path`.
  func body(of path: String) -> Observable<String> {
    .create { observer in
      let call = self.get(path) { result in
        switch result {
        case .success(let answer) where answer.status == 200:
          observer.onNext(answer.body)
          observer.onCompleted()
        case .success(let answer):
          observer.onError(ServerError.status(answer.status))
        case .failure(let error):
          observer.onError(error)
        }
      }
      return Disposables.create { call.cancel() }
    }
  }
}
