extension Infallible {
  /// The closure with which the body of `create` emits elements and completion.
  ///
  /// It is `@Sendable`, so it can be called from any thread.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// Creates an infallible that emits what `subscribe` sends to its closure.
  ///
  /// - Parameter subscribe: A closure that is called for each subscription. The disposable that it returns is disposed
  ///   of when the sequence completes, or when the subscription is disposed of.
  @inlinable
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(.create { observer in subscribe { observer.on($0.event) } })
  }

  /// Creates an infallible that emits its arguments, and completes.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - scheduler: The scheduler that emits the elements; by default the `CurrentThreadScheduler`, on which
  ///     synchronous sources take turns.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// Creates an infallible that emits the elements of an array, and completes.
  ///
  /// - Parameters:
  ///   - array: The elements, in order.
  ///   - scheduler: The scheduler that emits the elements; by default the `CurrentThreadScheduler`, on which
  ///     synchronous sources take turns.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// Creates an infallible that emits the elements of any Swift sequence, and completes.
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
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// Creates an infallible that emits one element and completes.
  @inlinable
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// Creates an infallible that emits one element and completes, both on `scheduler`.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Creates an infallible that completes at once, without an element.
  @inlinable
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// Creates an infallible that emits nothing and never terminates.
  @inlinable
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Creates an infallible that calls `observableFactory` for each subscription and emits what the returned sequence
  /// emits.
  ///
  /// `observableFactory` may throw for the sake of source compatibility. If it does, the sequence ends without an
  /// event.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().source })
  }
}
