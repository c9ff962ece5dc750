import Reactive
import Testing

struct InfallibleCreatingTests {
  private let log = Log()

  @Test func `infallibles can be created like observables`() {
    #expect(events(of: Infallible.just(1)) == ["next(1)", "completed"])
    #expect(
      events(of: Infallible.just(1, scheduler: CurrentThreadScheduler.instance)) == ["next(1)", "completed"])
    #expect(events(of: Infallible<Int>.empty()) == ["completed"])
    #expect(events(of: Infallible<Int>.never()) == [])
    #expect(events(of: Infallible.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Infallible.from([1])) == ["next(1)", "completed"])
    #expect(events(of: Infallible.from(1...2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Infallible.deferred { .just(1) }) == ["next(1)", "completed"])
  }

  @Test func `a created infallible emits nothing after completion`() {
    let created = Infallible<Int>.create { [log] observer in
      observer(.next(1))
      observer(.completed)
      observer(.next(2))
      return Disposables.create { log("disposed") }
    }
    #expect(events(of: created) == ["next(1)", "completed"])
    #expect(log.lines == ["disposed"])
  }
}
