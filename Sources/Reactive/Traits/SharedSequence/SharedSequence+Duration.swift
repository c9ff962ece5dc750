#if !hasFeature(Embedded)
extension SharedSequenceConvertibleType {
  /// Emits an element once no other has followed it for `dueTime`, which is a `Duration`.
  ///
  ///     searchText.asDriver(onErrorJustReturn: "").debounce(Duration.milliseconds(300))
  @inlinable
  @_disfavoredOverload
  public func debounce(_ dueTime: Duration) -> SharedSequence<SharingStrategy, Element> {
    debounce(RxTimeInterval(dueTime))
  }

  /// Emits an element at once, and then at most one element per `dueTime`, which is a `Duration`.
  ///
  /// - Parameters:
  ///   - dueTime: The shortest time between two elements.
  ///   - latest: Whether the last element that arrived in the meantime is emitted when `dueTime` has passed.
  @inlinable
  @_disfavoredOverload
  public func throttle(
    _ dueTime: Duration, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    throttle(RxTimeInterval(dueTime), latest: latest)
  }

  /// Emits each element, and completion, later by `dueTime`, which is a `Duration`.
  @inlinable
  @_disfavoredOverload
  public func delay(_ dueTime: Duration) -> SharedSequence<SharingStrategy, Element> {
    delay(RxTimeInterval(dueTime))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Creates a sequence that emits 0, 1, 2, … every `period`, a `Duration`, the first after one period.
  @inlinable
  @_disfavoredOverload
  public static func interval(_ period: Duration) -> SharedSequence<SharingStrategy, Element> {
    interval(RxTimeInterval(period))
  }

  /// Creates a sequence that emits 0 after `dueTime`, and then 1, 2, … every `period`.
  ///
  /// Both are a `Duration`.
  @inlinable
  @_disfavoredOverload
  public static func timer(
    _ dueTime: Duration, period: Duration
  ) -> SharedSequence<SharingStrategy, Element> {
    timer(RxTimeInterval(dueTime), period: RxTimeInterval(period))
  }
}
#endif
