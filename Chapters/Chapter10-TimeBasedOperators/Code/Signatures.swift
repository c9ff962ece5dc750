import Reactive

// The signatures that the chapter shows. That an observable has these
// methods is proven by the conformances at the end.

protocol Ticking<Element> {
  associatedtype Element

  static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element>
  static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval?,
    scheduler: any SchedulerType
  ) -> Observable<Element>
}

protocol Delaying<Element> {
  associatedtype Element

  func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element>
  func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element>
}

protocol Cutting<Element> {
  associatedtype Element

  func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element>
  func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element>
}

protocol Thinning<Element> {
  associatedtype Element

  func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element>
  func throttle(
    _ dueTime: RxTimeInterval, latest: Bool,
    scheduler: any SchedulerType
  ) -> Observable<Element>
}

protocol Watching<Element> {
  associatedtype Element

  func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element>
  func timeout(
    _ dueTime: RxTimeInterval,
    other: some ObservableConvertibleType<Element>,
    scheduler: any SchedulerType
  ) -> Observable<Element>
}

protocol Gathering<Element> {
  associatedtype Element

  func buffer(
    timeSpan: RxTimeInterval, count: Int,
    scheduler: any SchedulerType
  ) -> Observable<[Element]>
  func window(
    timeSpan: RxTimeInterval, count: Int,
    scheduler: any SchedulerType
  ) -> Observable<Observable<Element>>
}

extension Observable: Ticking where Element: FixedWidthInteger {}
extension Observable: Delaying, Cutting, Thinning {}
extension Observable: Watching, Gathering {}
