#if !hasFeature(Embedded)
extension PrimitiveSequence {
  /// Emits the element, and completion, later by `dueTime`, which is a `Duration`.
  ///
  /// They are delivered on `scheduler`. An error is emitted at once.
  @inlinable
  @_disfavoredOverload
  public func delay(
    _ dueTime: Duration, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    delay(RxTimeInterval(dueTime), scheduler: scheduler)
  }

  /// Subscribes to the sequence after `dueTime`, which is a `Duration`, on `scheduler`.
  @inlinable
  @_disfavoredOverload
  public func delaySubscription(
    _ dueTime: Duration, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    delaySubscription(RxTimeInterval(dueTime), scheduler: scheduler)
  }

  /// Fails with `RxError.timeout` unless the sequence terminates within `dueTime`, which is a `Duration`.
  ///
  ///     let price = Single.just(12).timeout(Duration.seconds(5), scheduler: MainScheduler.instance)
  ///     // success(12)
  ///
  /// That error is delivered on `scheduler`.
  @inlinable
  @_disfavoredOverload
  public func timeout(
    _ dueTime: Duration, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timeout(RxTimeInterval(dueTime), scheduler: scheduler)
  }

  /// Continues with `other` unless the sequence terminates within `dueTime`, which is a `Duration`.
  ///
  /// `other` is subscribed to on `scheduler`, and has no time limit.
  @inlinable
  @_disfavoredOverload
  public func timeout(
    _ dueTime: Duration, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timeout(RxTimeInterval(dueTime), other: other, scheduler: scheduler)
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Creates a sequence that emits 0 after `dueTime`, which is a `Duration`, on `scheduler`, and completes.
  @inlinable
  @_disfavoredOverload
  public static func timer(
    _ dueTime: Duration, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timer(RxTimeInterval(dueTime), scheduler: scheduler)
  }
}
#endif
