#if DEBUG
import Synchronization
#endif

/// The scheduler of drivers and signals: the main one, unless a test puts another in its place.
public enum SharingScheduler {
  /// `@unchecked Sendable`: read and written as a whole, under a lock.
  private struct Maker: @unchecked Sendable {
    var make: () -> any SchedulerType = { MainScheduler() }
  }

  private static let maker = Guarded(Maker())

  #if DEBUG
  private static let hasMocked = Atomic<Bool>(false)

  /// Whether another scheduler has ever been in the place of the main one: drivers made then may emit anywhere.
  static var wasMocked: Bool { hasMocked.load(ordering: .relaxed) }
  #endif

  /// Makes the scheduler that drivers and signals made from here on use.
  public static var make: () -> any SchedulerType { maker.read { $0.make } }

  /// Puts `scheduler` in the place of the main one for as long as `action` runs.
  ///
  /// It is so for the whole process: tests that do this must not run beside others that use drivers.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Puts what `makeScheduler` makes in the place of the main scheduler for as long as `action` runs.
  ///
  /// It is so for the whole process: tests that do this must not run beside others that use drivers.
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
