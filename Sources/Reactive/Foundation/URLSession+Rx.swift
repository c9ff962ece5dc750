public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
  /// Emits the response to `request` with its body, whatever its status code, and completes.
  ///
  /// Each subscription makes a request, which disposal cancels. The sequence fails with the session's error or with an
  /// `RxCocoaURLError`. Elements are delivered on the session's delegate queue.
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

  /// Emits the body of the response to `request`, and completes.
  ///
  /// The sequence fails with `RxCocoaURLError.httpRequestFailed` unless the status code is between 200 and 399, and
  /// otherwise fails like `response`.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard response.isSuccess else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// Emits the body of the response to `request` as JSON, and completes.
  ///
  /// The sequence fails with `RxCocoaURLError.deserializationError` if the body isn't valid JSON, and otherwise fails
  /// like `data`.
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

  /// Emits the contents of `url` as JSON, and completes.
  ///
  /// The sequence fails like `json(request:)`.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

extension HTTPURLResponse {
  /// True if `data(request:)` emits the body of this response.
  var isSuccess: Bool { 200..<400 ~= statusCode }
}
