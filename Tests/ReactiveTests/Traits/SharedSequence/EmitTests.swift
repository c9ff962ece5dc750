import Reactive
import Testing

@MainActor
struct EmitTests {
  private let log = Log()

  @Test func `emit forwards every event to an observer`() {
    let subject = PublishSubject<Int>()
    let optional = PublishSubject<Int?>()
    _ = subject.subscribe(log.observer())
    _ = optional.subscribe { [log] in log("\($0)") }
    var signal: Signal<Int> { .just(1) }
    _ = signal.emit(to: subject)
    _ = signal.emit(to: optional)
    _ = signal.emit()
    #expect(log.lines == ["next(1)", "completed", "next(Optional(1))", "completed"])
  }

  @Test func `with an object, nothing is called after the object is released`() {
    final class Owner {}
    let relay = PublishRelay<Int>()
    var owner: Owner? = Owner()
    if let owner { _ = relay.asSignal().emit(with: owner, onNext: { [log] in log("emit \($1)") }) }
    relay.accept(2)
    owner = nil
    relay.accept(3)
    #expect(owner == nil)
    #expect(log.lines == ["emit 2"])
  }
}
