import Dispatch
import Foundation
import Reactive

/// Emits the answer to `request`, and caches it for the duration `age`.
func kept(
  _ request: Observable<String>, for age: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<String> {
  // This cache never expires.
  request.take(1).share(replay: 1, scope: .forever)
}
