import Foundation
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
  /// Requests `url`, and emits the body of the response.
  func body(of url: URL) -> Observable<String> {
    Observable.create { observer in
      let task = self.dataTask(with: url) { data, _, error in
        if let error {
          observer.onError(error)
        } else {
          let body = String(decoding: data ?? Data(), as: UTF8.self)
          observer.onNext(body)
          observer.onCompleted()
        }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}
