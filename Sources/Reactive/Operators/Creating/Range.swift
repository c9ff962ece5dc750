extension ObservableType where Element: FixedWidthInteger {
  /// Creates a sequence that emits `count` consecutive integers, and completes.
  ///
  ///     Observable.range(start: 3, count: 2)  // 3, 4, completed
  ///
  /// - Parameters:
  ///   - start: The first integer.
  ///   - count: The number of integers.
  ///   - scheduler: The scheduler that emits the elements; by default the `CurrentThreadScheduler`, on which
  ///     synchronous sources take turns.
  /// - Precondition: `count` is not negative, and `Element` can represent the last integer.
  @inlinable
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    precondition(count >= 0, "A range cannot have \(count) elements.")
    precondition(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow,
      "A range of \(count) elements from \(start) goes beyond what \(Element.self) can hold.")
    return synchronous(on: scheduler, from: { Element(0) }) { sent in
      guard sent < count else { return nil }
      defer { sent += 1 }
      return start + sent
    }
  }
}
