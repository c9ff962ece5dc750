import Reactive
import Testing

struct InfallibleUtilityTests {
  private let log = Log()

  @Test func `the closures of do are called around the events, in order`() {
    _ = Infallible.of(1).do(
      onNext: { [log] in log("onNext \($0)") }, afterNext: { [log] in log("afterNext \($0)") },
      onCompleted: { [log] in log("onCompleted") }, onDispose: { [log] in log("onDispose") }
    ).subscribe { [log] in log("\($0.event)") }
    #expect(log.lines == ["onNext 1", "next(1)", "afterNext 1", "onCompleted", "completed", "onDispose"])
  }

  @Test func `withUnretained emits the object too, and completes once the object is released`() {
    final class Owner { let name = "owner" }
    let relay = PublishRelay<Int>()
    var owner: Owner? = Owner()
    if let owner {
      _ = relay.asInfallible().withUnretained(owner) { "\($0.name) \($1)" }.subscribe { [log] in
        log("\($0.event)")
      }
      _ = relay.asInfallible().withUnretained(owner).subscribe(onNext: { [log] in log("\($1)") })
    }
    relay.accept(1)
    owner = nil
    relay.accept(2)
    #expect(owner == nil)
    #expect(log.lines == ["next(owner 1)", "1", "completed"])
  }
}
