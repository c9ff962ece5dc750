import Dispatch
import Foundation
import Reactive

/// The answer to `request`, which is kept for as long as `age` says.
func kept(
  _ request: Observable<String>, for age: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<String> {
  // Never grows old.
  request.take(1).share(replay: 1, scope: .forever)
}
