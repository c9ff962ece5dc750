extension ObservableType {
  /// Makes a sequence of the elements of an array.
  ///
  ///     Observable.from([1, 2])  // 1, 2, completed
  ///
  /// - Parameters:
  ///   - array: The elements, in order.
  ///   - scheduler: Sends the elements; the current thread's by default, where synchronous sources take turns.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    synchronous(on: scheduler, from: { array.makeIterator() }, next: { $0.next() })
  }

  /// Makes a sequence of the elements of any Swift sequence, which is iterated anew for each subscription.
  ///
  /// - Parameters:
  ///   - sequence: The elements.
  ///   - scheduler: Sends the elements; the current thread's by default, where synchronous sources take turns.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    synchronous(on: scheduler, from: { sequence.makeIterator() }, next: { $0.next() })
  }

  /// Makes a sequence of the value there is, or of none.
  ///
  ///     Observable.from(optional: Int("12"))  // 12, completed
  ///     Observable.from(optional: Int("x"))   // completed
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  /// Makes a sequence of the value there is, or of none, sent by `scheduler`; completion after it takes a turn of its
  /// own there.
  @inlinable
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    once(optional, on: scheduler)
  }
}
