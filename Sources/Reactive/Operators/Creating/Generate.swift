extension ObservableType {
  /// Makes a sequence the way a `for` loop of old does: a first state, a condition to go on, a step to the next.
  ///
  ///     Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })
  ///     // 1, 3, 9, completed
  ///
  /// What the closures throw is the error of the sequence.
  ///
  /// - Parameters:
  ///   - initialState: The first element.
  ///   - condition: Whether an element is sent; the sequence completes at the first that is not.
  ///   - scheduler: Sends the elements; the current thread's by default, where synchronous sources take turns.
  ///   - iterate: Makes the next element of the one before.
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
