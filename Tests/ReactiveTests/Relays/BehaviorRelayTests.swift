import Reactive
import Testing

struct BehaviorRelayTests {
  private let log = Log()

  @Test func `a behavior relay stores a value and emits it first`() {
    let relay = BehaviorRelay(value: 1)
    #expect(relay.value == 1)
    _ = relay.map { $0 * 10 }.subscribe(log.observer())
    relay.accept(relay.value + 1)
    #expect(relay.value == 2)
    #expect(log.lines == ["next(10)", "next(20)"])
  }

  @Test func `a released relay releases its observers and does not complete`() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 1)
    let sequence = relay?.asObservable()
    _ = sequence?.subscribe { [owner, log] in
      _ = owner
      log("\($0)")
    }
    owner = nil
    #expect(weakOwner != nil)
    relay = nil
    #expect(relay == nil && weakOwner == nil)
    #expect(log.lines == ["next(1)"])
  }

  @Test func `observers can subscribe to a relay directly`() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(log.observer())
    _ = BehaviorRelay(value: 1).subscribe(subject)
    #expect(log.lines == ["next(1)"])
  }
}
