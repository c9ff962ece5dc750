extension PrimitiveSequence {
  /// Emits the element, and completion, `dueTime` later, on `scheduler`.
  ///
  /// An error is emitted at once.
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

  /// Delivers the outcome on `scheduler`.
  ///
  /// A closure that was written in a `@MainActor` type also runs there, and the compiler does not warn.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.observe(on: scheduler))
  }

  /// Subscribes to the sequence, and disposes of the subscription, on `scheduler`.
  ///
  /// A closure that was written in a `@MainActor` type also runs there, and the compiler does not warn.
  @inlinable
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.subscribe(on: scheduler))
  }

  /// Fails with `RxError.timeout` unless the sequence terminates within `dueTime`, as measured by `scheduler`.
  ///
  /// That error is delivered on `scheduler`.
  @inlinable
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
  }

  /// Continues with `other` unless the sequence terminates within `dueTime`, as measured by `scheduler`.
  ///
  /// `other` is subscribed to on `scheduler`, and has no time limit.
  @inlinable
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}
