/// Tells the virtual clock of this process, if it has one, that a task waits for what its work brings.
struct AwaitedWork: Sendable {
  private let clock = TimeSource.virtualClock

  init() { clock?.beginAwaiting() }

  func end() { clock?.endAwaiting() }
}
