import Reactive
import Testing

@MainActor
struct DriveTests {
  private let log = Log()

  @Test func `drive forwards every event to an observer`() {
    let subject = PublishSubject<Int>()
    let optional = PublishSubject<Int?>()
    _ = subject.subscribe(log.observer())
    _ = optional.subscribe { [log] in log("\($0)") }
    var driver: Driver<Int> { .just(1) }
    _ = driver.drive(subject)
    _ = driver.drive(optional)
    _ = driver.drive()
    #expect(log.lines == ["next(1)", "completed", "next(Optional(1))", "completed"])
    #expect(driver.drive { events(of: $0).count } == 2)
    #expect(driver.drive({ source in { events(of: source).count + $0 } }, curriedArgument: 10) == 12)
  }

  @Test func `with an object, nothing is called after the object is released`() {
    final class Owner {}
    let relay = BehaviorRelay(value: 1)
    var owner: Owner? = Owner()
    if let owner {
      _ = Driver.just(1).drive(
        with: owner, onNext: { [log] in log("just \($1)") }, onCompleted: { [log] _ in log("completed") })
      _ = relay.asDriver().drive(with: owner, onNext: { [log] in log("relay \($1)") })
    }
    owner = nil
    relay.accept(2)
    #expect(owner == nil)
    #expect(log.lines == ["just 1", "completed", "relay 1"])
  }
}
