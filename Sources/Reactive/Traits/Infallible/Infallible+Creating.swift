extension Infallible {
  /// What an infallible is made with: called with each element and with completion.
  ///
  /// `@Sendable`, so that it may be called from any thread.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// Makes an infallible of what `subscribe` sends to the closure that it is handed.
  ///
  /// - Parameter subscribe: Called for each subscription; what it returns is disposed of at the end, or at disposal.
  @inlinable
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(.create { observer in subscribe { observer.on($0.event) } })
  }

  /// Makes an infallible of the elements listed.
  ///
  /// - Parameters:
  ///   - elements: In order.
  ///   - scheduler: Sends the elements; the current thread's by default, where synchronous sources take turns.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// Makes an infallible of the elements of an array.
  ///
  /// - Parameters:
  ///   - array: The elements, in order.
  ///   - scheduler: Sends the elements; the current thread's by default, where synchronous sources take turns.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// Makes an infallible of the elements of any Swift sequence, which is iterated anew for each subscription.
  ///
  /// - Parameters:
  ///   - sequence: The elements.
  ///   - scheduler: Sends the elements; the current thread's by default, where synchronous sources take turns.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// Makes an infallible of one element.
  @inlinable
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// Makes an infallible of one element, sent by `scheduler`.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Makes an infallible that completes at once, without an element.
  @inlinable
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// Makes an infallible that sends nothing and never ends.
  @inlinable
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Makes an infallible anew for each subscriber.
  ///
  /// `observableFactory` may throw for the sake of source compatibility; what it throws is an error that nobody
  /// expects, and is not delivered.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().source })
  }
}
