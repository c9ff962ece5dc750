import Reactive

extension Server {
  /// Emits the body of the answer at `path`.
  func body(of path: String) -> Observable<String> {
    .create { observer in
      let call = self.get(path) { body, status, error in
        guard let body, let status else {
          return observer.onError(error ?? ServerError.noAnswer)
        }
        guard status == 200 else {
          return observer.onError(ServerError.status(status))
        }
        observer.onNext(body)
        observer.onCompleted()
      }
      return Disposables.create { call.cancel() }
    }
  }
}
