import Reactive

extension ObservableType where Element: Equatable {
  /// Emits an element when it has lasted for `time`, once per change.
  func settled(
    for time: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    distinctUntilChanged()
      .debounce(time, scheduler: scheduler)
      .distinctUntilChanged()
  }
}
