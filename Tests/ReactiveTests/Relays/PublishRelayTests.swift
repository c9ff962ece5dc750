import Reactive
import Testing

struct PublishRelayTests {
  private let log = Log()

  @Test func `a publish relay emits to its current subscribers`() {
    let relay = PublishRelay<Int>()
    relay.accept(1)
    let subscription = relay.subscribe(log.observer())
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(log.lines == ["next(2)"])
  }

  @Test func `observers can subscribe to a relay directly`() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(log.observer())
    let relay = PublishRelay<Int>()
    _ = relay.subscribe(subject)
    relay.accept(1)
    #expect(log.lines == ["next(1)"])
  }

  @Test func `a released relay releases its observers and does not complete`() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    var relay: PublishRelay<Int>? = PublishRelay()
    _ = relay?.subscribe { [owner, log] in
      _ = owner
      log("\($0)")
    }
    owner = nil
    #expect(weakOwner != nil)
    relay = nil
    #expect(relay == nil && weakOwner == nil)
    #expect(log.lines == [])
  }
}
