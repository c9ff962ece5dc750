import Dispatch
import Reactive

extension ObservableType where Element: Equatable {
  /// The elements that last for `time`, each change of them once.
  func settled(
    for time: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    distinctUntilChanged()
      .debounce(time, scheduler: scheduler)
      .distinctUntilChanged()
  }
}
