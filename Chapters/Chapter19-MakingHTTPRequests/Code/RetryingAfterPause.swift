import Foundation
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension ObservableType {
  /// Retries up to three times, after the pause that the server asks
  /// for in `Retry-After`.
  func retryingAfterPause(
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    retry(when: { errors in
      errors.enumerated().flatMap { number, error in
        guard number < 3, let seconds = retryAfter(error)
        else { throw error }
        return Observable<Int>.timer(
          .seconds(seconds), scheduler: scheduler)
      }
    })
  }
}

/// The number of seconds in the `Retry-After` of a busy server.
private func retryAfter(_ error: any Error) -> Int? {
  guard
    case RxCocoaURLError.httpRequestFailed(let response, _) = error,
    [429, 503].contains(response.statusCode)
  else { return nil }
  return response.value(forHTTPHeaderField: "Retry-After")
    .flatMap { Int($0) }
}
