import Reactive
import Testing

struct WithUnretainedTests {
  private final class Owner {
    let name = "owner"
  }

  @Test func `elements are emitted together with the object`() {
    let owner = Owner()
    #expect(
      events(of: Observable.of(1, 2).withUnretained(owner).map { "\($0.name)\($1)" }) == [
        "next(owner1)", "next(owner2)", "completed",
      ])
    #expect(
      events(of: failing(1).withUnretained(owner) { "\($0.name)-\($1)" }) == [
        "next(owner-1)", "error(first)",
      ])
  }

  @Test func `withUnretained completes at the first element after the object was released`() {
    var owner: Owner? = Owner()
    weak let observed = owner
    let subject = PublishSubject<Int>()
    let log = Log()
    if let owner {
      _ = subject.withUnretained(owner) { "\($0.name)\($1)" }.subscribe(log.observer())
    }
    subject.onNext(1)
    owner = nil
    #expect(observed == nil)
    #expect(subject.hasObservers)
    subject.onNext(2)
    #expect(log.lines == ["next(owner1)", "completed"])
    #expect(!subject.hasObservers)
    _ = owner
  }
}
