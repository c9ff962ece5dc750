extension ObservableType {
  /// Creates a sequence from a first element, a condition, and a function that computes the next element.
  ///
  ///     Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })
  ///     // 1, 3, 9, completed
  ///
  /// If a closure throws, the sequence fails with that error.
  ///
  /// - Parameters:
  ///   - initialState: The first element.
  ///   - condition: A closure that returns whether an element should be emitted. The sequence completes at the first
  ///     element for which it returns false.
  ///   - scheduler: The scheduler that emits the elements; by default the `CurrentThreadScheduler`, on which
  ///     synchronous sources take turns.
  ///   - iterate: A closure that computes the next element from the previous one.
  @inlinable
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    synchronous(on: scheduler, from: { Element?.none }) { previous in
      let state = try previous.map(iterate) ?? initialState
      previous = state
      return try condition(state) ? state : nil
    }
  }
}
