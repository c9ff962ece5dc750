import Reactive
import Testing

@MainActor
struct SharedSequenceUtilityTests {
  private let log = Log()

  @Test func `the closures of do are called around the events, in order`() {
    _ = Signal.just(1).do(
      onNext: { [log] in log("onNext \($0)") }, onCompleted: { [log] in log("onCompleted") },
      onDispose: { [log] in log("onDispose") }
    ).emit(onNext: { [log] in log("\($0)") })
    #expect(log.lines == ["onNext 1", "1", "onCompleted", "onDispose"])
    #expect(events(of: Signal.of(1).debug("shared")) == ["next(1)", "completed"])
  }

  @Test func `withUnretained emits the object with each element until the object is released`() {
    final class Owner {}
    let relay = PublishRelay<Int>()
    var owner: Owner? = Owner()
    if let owner { _ = relay.asSignal().withUnretained(owner).emit(onNext: { [log] in log("with \($1)") }) }
    relay.accept(2)
    owner = nil
    relay.accept(3)
    #expect(owner == nil)
    #expect(log.lines == ["with 2"])
  }
}
