import ExitTesting
import Reactive
import Testing

struct BindToRelaysTests {
  private let log = Log()

  @Test func `elements are sent to relays, including relays of optional elements`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    _ = publish.subscribe(log.observer())
    _ = Observable.of(1, 2).bind(to: publish)
    _ = Observable.of(1, 2).bind(to: behavior)
    _ = Observable.of(1, 2).bind(to: replay)
    _ = replay.subscribe(log.observer("replayed "))
    #expect(behavior.value == 2)
    #expect(log.lines == ["next(1)", "next(2)", "replayed next(1)", "replayed next(2)"])
  }

  @Test func `each element is sent to every relay`() {
    let relays = [PublishRelay<Int?>(), PublishRelay<Int?>()]
    for (number, relay) in relays.enumerated() { _ = relay.subscribe { [log] in log("\(number) \($0)") } }
    _ = Observable.of(1).bind(to: relays[0], relays[1])
    #expect(log.lines == ["0 next(Optional(1))", "1 next(Optional(1))"])
  }

  @Test func `disposal ends the binding, and completion is not passed to the relay`() {
    let subject = PublishSubject<Int>()
    let relay = BehaviorRelay(value: 0)
    _ = relay.skip(1).subscribe(log.observer())
    let binding = subject.bind(to: relay)
    subject.onNext(1)
    binding.dispose()
    #expect(!subject.hasObservers)
    _ = Observable.just(2).bind(to: relay)
    #expect(log.lines == ["next(1)", "next(2)"])
  }

  @Test(.exitTest) func `binding a sequence that fails traps in debug builds`() async {
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(Failure.first).bind(to: PublishRelay<Int>())
    }
  }
}
