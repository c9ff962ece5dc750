import Reactive
import Testing

@MainActor
struct EmitRelaysTests {
  private let log = Log()

  @Test func `elements are sent to relays, including relays of optional elements`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    _ = publish.subscribe(log.observer("relay "))
    var signal: Signal<Int> { .just(1) }
    _ = signal.emit(to: publish)
    _ = signal.emit(to: behavior)
    _ = signal.emit(to: replay)
    #expect(log.lines == ["relay next(1)"])
    #expect(behavior.value == 1)
    #expect(events(of: replay.asObservable()) == ["next(Optional(1))"])
  }
}
