import Reactive
import Testing

@MainActor
struct DriveRelaysTests {
  @Test func `elements are sent to relays, including relays of optional elements`() {
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    var driver: Driver<Int> { .just(1) }
    _ = driver.drive(behavior)
    _ = driver.drive(replay)
    #expect(behavior.value == 1)
    #expect(events(of: replay.asObservable()) == ["next(1)"])
  }
}
