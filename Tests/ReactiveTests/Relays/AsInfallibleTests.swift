import Reactive
import Testing

struct AsInfallibleTests {
  private let log = Log()

  @Test func `relays can be converted to infallibles`() {
    let publish = PublishRelay<Int>()
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    replay.accept(1)
    _ = publish.asInfallible().subscribe(onNext: { [log] in log("publish \($0)") })
    publish.accept(1)
    #expect(events(of: BehaviorRelay(value: 1).asInfallible()) == ["next(1)"])
    #expect(events(of: replay.asInfallible()) == ["next(1)"])
    #expect(log.lines == ["publish 1"])
  }
}
