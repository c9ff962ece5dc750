import Dispatch
import Reactive

/// A weather service on the other side of a network.
enum Forecast {
  /// Emits the forecast 0.5 s after it was requested.
  static func request() -> Observable<String> {
    Observable.deferred {
      stamp("request sent")
      return Observable<Int>
        .timer(.milliseconds(500), scheduler: MainScheduler.instance)
        .map { _ in "frost" }
    }
  }

  /// A request that is accepted and never answered.
  static func hangingRequest() -> Observable<String> {
    Observable.create { _ in
      stamp("request sent")
      return Disposables.create { stamp("connection closed") }
    }
  }

  /// A request that fails after 0.1 s, because the server is down.
  static func failingRequest() -> Observable<String> {
    Observable<Int>
      .timer(.milliseconds(100), scheduler: MainScheduler.instance)
      .map { _ in throw GreenhouseError.serverDown }
  }
}
