public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
  /// The response to `request`, and its body, whatever the status.
  ///
  /// A request is made for each subscription, and cancelled at its disposal. Fails with what the session reports, or
  /// with `RxCocoaURLError`. Elements come on the session's delegate queue.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base
    return .create { observer in
      let log = RequestLog(request)
      let task = session.dataTask(with: request) { data, response, error in
        log?.print(response, error)
        guard let response, let data else { return observer.onError(error ?? RxCocoaURLError.unknown) }
        guard let response = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((response, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create(with: task.cancel)
    }
  }

  /// The body of the response to `request`.
  ///
  /// Fails with `RxCocoaURLError.httpRequestFailed` unless the status is between 200 and 399, and as `response` does.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<400 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// The body of the response to `request` as JSON.
  ///
  /// Fails with `RxCocoaURLError.deserializationError` where it is none, and as `data` does.
  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// What is to be had at `url`, as JSON.
  ///
  /// Fails as `json(request:)` does.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
