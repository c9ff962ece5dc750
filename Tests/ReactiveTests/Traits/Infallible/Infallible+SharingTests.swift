import Reactive
import Testing

struct InfallibleSharingTests {
  private let log = Log()

  @Test func `all observers of a shared infallible share one subscription`() {
    let relay = PublishRelay<Int>()
    var runs = 0
    let shared = relay.asInfallible().do(onSubscribe: { runs += 1 }).share(replay: 1)
    let first = shared.subscribe(onNext: { [log] in log("first \($0)") })
    relay.accept(1)
    let second = shared.subscribe(onNext: { [log] in log("second \($0)") })
    first.dispose()
    second.dispose()
    #expect(runs == 1)
    #expect(log.lines == ["first 1", "second 1"])
  }
}
