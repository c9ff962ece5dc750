import Reactive
import Testing

struct RelayTests {
  private let log = Log()

  @Test func `a publish relay sends to those who are there`() {
    let relay = PublishRelay<Int>()
    relay.accept(1)
    let subscription = relay.subscribe(log.observer())
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(log.lines == ["next(2)"])
  }

  @Test func `a behavior relay holds a value and sends it first`() {
    let relay = BehaviorRelay(value: 1)
    #expect(relay.value == 1)
    _ = relay.map { $0 * 10 }.subscribe(log.observer())
    relay.accept(relay.value + 1)
    #expect(relay.value == 2)
    #expect(log.lines == ["next(10)", "next(20)"])
  }

  @Test func `a replay relay sends its last elements first`() {
    let bounded = ReplayRelay<Int>.create(bufferSize: 1)
    let unbounded = ReplayRelay<Int>.createUnbound()
    for number in 1...3 {
      bounded.accept(number)
      unbounded.accept(number)
    }
    #expect(events(of: bounded.asObservable()) == ["next(3)"])
    #expect(events(of: unbounded.asObservable()) == ["next(1)", "next(2)", "next(3)"])
  }

  @Test func `a relay subscribes observers as a sequence does`() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(log.observer())
    _ = BehaviorRelay(value: 1).subscribe(subject)
    _ = ReplayRelay<Int>.create(bufferSize: 1).subscribe(subject)
    _ = PublishRelay<Int>().subscribe(subject)
    #expect(log.lines == ["next(1)"])
  }

  @Test func `an abandoned relay frees its observers and sends no end`() {
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
}
