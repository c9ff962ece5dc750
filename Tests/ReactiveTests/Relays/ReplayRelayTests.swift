import ExitTesting
import Reactive
import Testing

struct ReplayRelayTests {
  @Test func `a replay relay emits its last elements first`() {
    let bounded = ReplayRelay<Int>.create(bufferSize: 1)
    let unbounded = ReplayRelay<Int>.createUnbound()
    for number in 1...3 {
      bounded.accept(number)
      unbounded.accept(number)
    }
    #expect(events(of: bounded.asObservable()) == ["next(3)"])
    #expect(events(of: unbounded.asObservable()) == ["next(1)", "next(2)", "next(3)"])
  }

  @Test func `observers can subscribe to a relay directly`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.subscribe(log.observer())
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    relay.accept(1)
    _ = relay.subscribe(subject)
    #expect(log.lines == ["next(1)"])
  }

  @Test(.exitTest) func `a negative buffer size traps`() async {
    await #expect(processExitsWith: .failure) { _ = ReplayRelay<Int>.create(bufferSize: -1) }
  }
}
