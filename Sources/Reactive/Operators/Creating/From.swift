extension ObservableType {
  /// Creates a sequence that emits the elements of an array, and completes.
  ///
  ///     Observable.from([1, 2])  // 1, 2, completed
  ///
  /// - Parameters:
  ///   - array: The elements, in order.
  ///   - scheduler: The scheduler that emits the elements; by default the `CurrentThreadScheduler`, on which
  ///     synchronous sources take turns.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    synchronous(on: scheduler, from: { array.makeIterator() }, next: { $0.next() })
  }

  /// Creates a sequence that emits the elements of any Swift sequence, and completes.
  ///
  /// Each subscription iterates over the Swift sequence again.
  ///
  /// - Parameters:
  ///   - sequence: The elements.
  ///   - scheduler: The scheduler that emits the elements; by default the `CurrentThreadScheduler`, on which
  ///     synchronous sources take turns.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    synchronous(on: scheduler, from: { sequence.makeIterator() }, next: { $0.next() })
  }

  /// Creates a sequence that emits the value, if there is one, and completes.
  ///
  ///     Observable.from(optional: Int("12"))  // 12, completed
  ///     Observable.from(optional: Int("x"))   // completed
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  /// Creates a sequence that emits the value, if there is one, and completes, both on `scheduler`.
  ///
  /// After an element, completion is an action of its own on the scheduler.
  @inlinable
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    once(optional, on: scheduler)
  }
}
