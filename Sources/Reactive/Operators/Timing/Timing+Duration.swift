#if !hasFeature(Embedded)
// The operators of this folder with a `Duration` in place of an `RxTimeInterval`.
//
// They are disfavoured, so `.seconds(1)` still means an `RxTimeInterval`, and code that names no type stays
// unambiguous.

extension ObservableType {
  /// Emits an element once no other has followed it for `dueTime`, which is a `Duration`.
  ///
  ///     Observable.of(1, 2).debounce(Duration.milliseconds(300), scheduler: MainScheduler.instance)
  ///     // 2, completed
  ///
  /// Completes, fails and delivers like `debounce` with an `RxTimeInterval`.
  @inlinable
  @_disfavoredOverload
  public func debounce(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    debounce(RxTimeInterval(dueTime), scheduler: scheduler)
  }

  /// Emits an element at once, and then at most one element per `dueTime`, which is a `Duration`.
  ///
  ///     Observable.of(1, 2).throttle(Duration.seconds(1), latest: false, scheduler: MainScheduler.instance)
  ///     // 1, completed
  ///
  /// Completes, fails and delivers like `throttle` with an `RxTimeInterval`.
  ///
  /// - Parameters:
  ///   - dueTime: The shortest time between two elements.
  ///   - latest: Whether the last element that arrived in the meantime is emitted when `dueTime` has passed.
  ///   - scheduler: The scheduler that measures the time and emits the later elements.
  @inlinable
  @_disfavoredOverload
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttle(RxTimeInterval(dueTime), latest: latest, scheduler: scheduler)
  }

  /// Emits each element, and completion, later by `dueTime`, which is a `Duration`.
  ///
  ///     doorbell.delay(Duration.seconds(3), scheduler: MainScheduler.instance)
  ///
  /// Completes, fails and delivers like `delay` with an `RxTimeInterval`.
  @inlinable
  @_disfavoredOverload
  public func delay(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    delay(RxTimeInterval(dueTime), scheduler: scheduler)
  }

  /// Subscribes to the source after `dueTime`, which is a `Duration`, on `scheduler`.
  ///
  ///     refresh.delaySubscription(Duration.seconds(3), scheduler: MainScheduler.instance)
  @inlinable
  @_disfavoredOverload
  public func delaySubscription(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    delaySubscription(RxTimeInterval(dueTime), scheduler: scheduler)
  }

  /// Fails with `RxError.timeout` when no element has arrived for `dueTime`, which is a `Duration`.
  ///
  ///     Observable.of(1).timeout(Duration.seconds(5), scheduler: MainScheduler.instance)  // 1, completed
  ///
  /// The time is measured from the subscription, and starts again at each element. The error is delivered on
  /// `scheduler`.
  @inlinable
  @_disfavoredOverload
  public func timeout(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(RxTimeInterval(dueTime), scheduler: scheduler)
  }

  /// Continues with `other` when no element has arrived for `dueTime`, which is a `Duration`.
  ///
  ///     forecast.timeout(Duration.seconds(5), other: Observable.just(yesterday), scheduler: MainScheduler.instance)
  ///
  /// The time is measured from the subscription, and starts again at each element. `other` is subscribed to on
  /// `scheduler`, and has no time limit.
  @inlinable
  @_disfavoredOverload
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: Duration, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(RxTimeInterval(dueTime), other: other, scheduler: scheduler)
  }

  /// Emits arrays of up to `count` elements, each at most `timeSpan`, a `Duration`, after the previous one.
  ///
  ///     Observable.of(1, 2, 3).buffer(timeSpan: Duration.seconds(1), count: 2, scheduler: MainScheduler.instance)
  ///     // [1, 2], [3], completed
  ///
  /// Completes, fails and delivers like `buffer` with an `RxTimeInterval`.
  @inlinable
  @_disfavoredOverload
  public func buffer(timeSpan: Duration, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    buffer(timeSpan: RxTimeInterval(timeSpan), count: count, scheduler: scheduler)
  }

  /// Emits sequences one after the other, each of up to `count` elements and at most `timeSpan`, a `Duration`, long.
  ///
  ///     parcels.window(timeSpan: Duration.seconds(60), count: 20, scheduler: MainScheduler.instance)
  ///
  /// Completes, fails and delivers like `window` with an `RxTimeInterval`.
  @inlinable
  @_disfavoredOverload
  public func window(
    timeSpan: Duration, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    window(timeSpan: RxTimeInterval(timeSpan), count: count, scheduler: scheduler)
  }

  /// Emits the elements that arrive within `duration` of the subscription, and then completes.
  ///
  ///     Observable.of(1, 2).take(for: Duration.seconds(1), scheduler: MainScheduler.instance)  // 1, 2, completed
  ///
  /// The completion is delivered on `scheduler`.
  @inlinable
  @_disfavoredOverload
  public func take(for duration: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: RxTimeInterval(duration), scheduler: scheduler)
  }

  /// Emits the elements that arrive later than `duration` after the subscription, as measured by `scheduler`.
  ///
  ///     Observable.of(1, 2).skip(Duration.seconds(1), scheduler: MainScheduler.instance)  // completed
  @inlinable
  @_disfavoredOverload
  public func skip(_ duration: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    skip(RxTimeInterval(duration), scheduler: scheduler)
  }
}
#endif
