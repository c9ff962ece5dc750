extension ObservableType {
  /// Makes a sequence of one element.
  ///
  ///     Observable.just(7)  // 7, completed
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    once { $0.sendOnly(element) }
  }

  /// Makes a sequence of one element, sent by `scheduler`; completion takes a turn of its own there.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    once(element, on: scheduler)
  }
}

extension Downstream {
  /// Sends one element, and completes.
  @inlinable
  func sendOnly(_ element: Element) {
    next(element)
    if !lifetime.isOver { end(nil) }
  }
}
