extension SchedulerType {
  /// Schedules `action`, to be called once with `state` after `dueTime`, which is a `Duration`.
  ///
  /// - Returns: A disposable that cancels the action, and disposes of what it returned.
  @inlinable
  @_disfavoredOverload
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: Duration, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: RxTimeInterval(dueTime), action: action)
  }

  /// Schedules `action` after `startAfter` and then every `period`, both a `Duration`; each call gets what the one
  /// before returned.
  ///
  /// - Returns: A disposable that cancels all further calls.
  @inlinable
  @_disfavoredOverload
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: Duration, period: Duration, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    schedulePeriodic(
      state, startAfter: RxTimeInterval(startAfter), period: RxTimeInterval(period), action: action)
  }
}
