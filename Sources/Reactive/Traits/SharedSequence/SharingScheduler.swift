#if DEBUG
import Synchronization
#endif

/// The scheduler of drivers and signals: the main scheduler, unless a test replaces it.
public enum SharingScheduler {
  /// `@unchecked Sendable`: read and written as a whole, under a lock.
  private struct Maker: @unchecked Sendable {
    var make: () -> any SchedulerType = { MainScheduler() }
  }

  private static let maker = Guarded(Maker())

  #if DEBUG
  private static let hasMocked = Atomic<Bool>(false)

  /// True once a test has replaced the main scheduler, because drivers created in the meantime may emit on any thread.
  static var wasMocked: Bool { hasMocked.load(ordering: .relaxed) }
  #endif

  /// The function that creates the scheduler of the drivers and signals that are created from now on.
  public static var make: () -> any SchedulerType { maker.read { $0.make } }

  /// Replaces the main scheduler by `scheduler` while `action` runs.
  ///
  /// The replacement applies to the whole process, so a test that uses it must not run in parallel with others that use
  /// drivers.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Replaces the main scheduler by the one that `makeScheduler` returns while `action` runs.
  ///
  /// The replacement applies to the whole process, so a test that uses it must not run in parallel with others that use
  /// drivers.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    #if DEBUG
    hasMocked.store(true, ordering: .relaxed)
    #endif
    let original = maker.exchange(Maker(make: makeScheduler))
    defer { _ = maker.exchange(original) }
    try action()
  }
}
