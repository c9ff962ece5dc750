import Dispatch
import Reactive

extension ObservableType {
  /// The elements, each of them again and again until the next.
  func repeating(
    every period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    // The last heart goes on beating when the source is over.
    flatMapLatest { element in
      Observable<Int>.interval(period, scheduler: scheduler)
        .map { _ in element }
        .startWith(element)
    }
  }
}
