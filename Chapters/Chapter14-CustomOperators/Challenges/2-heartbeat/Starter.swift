import Dispatch
import Reactive

extension ObservableType {
  /// Repeats each element until the next one arrives.
  func repeating(
    every period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    // The last element is repeated even after the source completes.
    flatMapLatest { element in
      Observable<Int>.interval(period, scheduler: scheduler)
        .map { _ in element }
        .startWith(element)
    }
  }
}
