import Foundation
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension ObservableType {
  /// Tries again when the server says so, up to three times.
  func retryingWhenTold(
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    retry(when: { errors in
      errors.enumerated().flatMap { number, error in
        guard number < 3, let seconds = pauseAsked(by: error)
        else { throw error }
        return Observable<Int>.timer(
          .seconds(seconds), scheduler: scheduler)
      }
    })
  }
}

/// How many seconds a busy server asks us to wait.
private func pauseAsked(by error: any Error) -> Int? {
  guard
    case RxCocoaURLError.httpRequestFailed(let response, _) = error,
    [429, 503].contains(response.statusCode)
  else { return nil }
  return response.value(forHTTPHeaderField: "Retry-After")
    .flatMap { Int($0) }
}
