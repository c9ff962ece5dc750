import Dispatch
import ExitTesting
import Reactive
import ReactiveTesting
import Testing

/// Each test runs in a process of its own, with virtual time.
struct WaitingTests {
  @Test(.exitTest) func `waiting drives the virtual clock`() async {
    await #expect(processExitsWith: .success) {
      limitProcess()
      TimeSource.startVirtualClock()
      let ticks = Observable<Int>.interval(
        .seconds(3600), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
      let elements = try ticks.take(3).toBlocking().toArray()
      precondition(elements == [0, 1, 2])
      precondition(TimeSource.virtualClock?.nanoseconds == 3 * 3600 * 1_000_000_000)
      let rest = ticks.toBlocking(timeout: 2 * 3600 + 1).materialize()
      guard case .failed([0, 1], RxError.timeout) = rest else { preconditionFailure("\(rest)") }
    }
  }

  @Test(.exitTest) func `a timeout is in real time if no work is scheduled`() async {
    await #expect(processExitsWith: .success) {
      limitProcess()
      TimeSource.startVirtualClock()
      let start = ContinuousClock.now
      let result = Observable<Int>.never().toBlocking(timeout: 0.05).materialize()
      guard case .failed([], RxError.timeout) = result else { preconditionFailure("\(result)") }
      precondition(.now - start >= .milliseconds(50))
    }
  }
}
