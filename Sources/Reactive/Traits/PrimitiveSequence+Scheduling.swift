extension PrimitiveSequence {
  /// Sends the element and completion `dueTime` later, on `scheduler`; an error is not delayed.
  @inlinable
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the sequence after `dueTime`, on `scheduler`.
  @inlinable
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Has everything that follows happen on `scheduler`.
  ///
  /// A closure that was written in a `@MainActor` type runs there, too, and the compiler does not say so.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.observe(on: scheduler))
  }

  /// Subscribes to the sequence, and disposes of the subscription, on `scheduler`.
  ///
  /// A closure that was written in a `@MainActor` type runs there, too, and the compiler does not say so.
  @inlinable
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.subscribe(on: scheduler))
  }

  /// Fails with `RxError.timeout` unless there is an outcome within `dueTime`, measured by `scheduler`.
  @inlinable
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
  }

  /// Goes on with `other` unless there is an outcome within `dueTime`, measured by `scheduler`.
  @inlinable
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}
