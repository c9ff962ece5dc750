extension SchedulerType {
  /// Schedules `action`, which is called once with `state` after `dueTime`, a `Duration`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  @inlinable
  @_disfavoredOverload
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: Duration, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: RxTimeInterval(dueTime), action: action)
  }

  /// Schedules `action` after `startAfter` and then every `period`, both a `Duration`.
  ///
  /// Each call receives the state that the previous call returned.
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
