import Dispatch
import Foundation
import Reactive

/// Emits the answer to `request`, and caches it for the duration `age`.
func kept(
  _ request: Observable<String>, for age: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<String> {
  var answer: (text: String, since: Date)?
  let shared = request.take(1)
    .do(onNext: { text in answer = (text, scheduler.now) })
    .share()
  return .deferred {
    if let answer,
      scheduler.now.timeIntervalSince(answer.since) < seconds(in: age)
    {
      return .just(answer.text)
    }
    return shared
  }
}

private func seconds(in time: RxTimeInterval) -> TimeInterval {
  switch time {
  case .seconds(let number): Double(number)
  case .milliseconds(let number): Double(number) / 1e3
  case .microseconds(let number): Double(number) / 1e6
  case .nanoseconds(let number): Double(number) / 1e9
  default: .infinity
  }
}
