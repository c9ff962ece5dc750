import Reactive
import Testing

struct BindInfallibleToRelaysTests {
  @Test func `elements are sent to relays, including relays of optional elements`() {
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    let behavior = BehaviorRelay<Int?>(value: nil)
    let publish = PublishRelay<Int>()
    let log = Log()
    _ = publish.subscribe(log.observer())
    _ = Infallible.of(1, 2).bind(to: replay)
    _ = Infallible.of(1, 2).bind(to: behavior)
    _ = Infallible.of(1, 2).bind(to: publish)
    _ = replay.subscribe(log.observer("replayed "))
    #expect(behavior.value == 2)
    #expect(log.lines == ["next(1)", "next(2)", "replayed next(1)", "replayed next(2)"])
  }
}
