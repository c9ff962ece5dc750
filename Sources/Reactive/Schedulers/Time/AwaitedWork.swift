/// Informs the virtual clock of this process, if there is one, that a task is waiting for the clock's work.
struct AwaitedWork: Sendable {
  private let clock = TimeSource.virtualClock

  init() { clock?.beginAwaiting() }

  func end() { clock?.endAwaiting() }
}
