import Dispatch
import Reactive

extension ObservableType {
  /// Subscribes again after a `LineError`, with pauses that double.
  ///
  /// - Parameters:
  ///   - attempts: The number of attempts, including the first.
  ///   - signal: Emits `true` when an attempt makes sense.
  ///   - jitter: Chooses a pause, given the longest one allowed.
  ///   - scheduler: The scheduler of the pauses.
  func backingOff(
    attempts: Int, until signal: Observable<Bool> = .just(true),
    jitter: @escaping (Double) -> Double = { .random(in: 0...$0) },
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    retry(when: { (errors: Observable<LineError>) in
      errors.enumerated().flatMap { index, error in
        guard index + 1 < attempts else { throw error }
        let pause = jitter(Double(1 << min(index, 6)))
        return Observable<Int>
          .timer(.milliseconds(Int(pause * 1000)), scheduler: scheduler)
          .flatMap { _ in signal.filter { $0 }.take(1) }
      }
    })
  }
}
