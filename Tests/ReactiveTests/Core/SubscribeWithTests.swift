import ExitTesting
import Reactive
import Testing

struct SubscribeWithTests {
  @Test func `subscribe(with:) calls nothing after the object is released`() {
    final class Owner { let name = "owner" }
    let subject = PublishSubject<Int>()
    let log = Log()
    var owner: Owner? = Owner()
    let kept = Owner()
    let subscriptions = [owner, kept].compactMap(\.self).map { object in
      subject.subscribe(
        with: object, onNext: { log("\($0.name) \($1)") }, onCompleted: { _ in log("completed") },
        onDisposed: { _ in log("disposed") })
    }
    subject.onNext(1)
    owner = nil
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["owner 1", "owner 1", "owner 2", "completed", "disposed"])
    #expect(owner == nil)
    withExtendedLifetime((subscriptions, kept)) {}
  }

  @Test func `subscribe(with:) passes errors to onError`() {
    final class Owner {}
    let owner = Owner()
    let log = Log()
    _ = Observable<Int>.error(Failure.second).subscribe(with: owner, onError: { log("\($1)") })
    #expect(log.lines == ["second"])
  }

  @Test(.exitTest) func `subscribe(with:) drops an error if there is no onError`() async {
    await #expect(processExitsWith: .success) {
      final class Owner {}
      let owner = Owner()
      Hooks.defaultErrorHandler = { _, error in preconditionFailure("\(error)") }
      _ = Observable<Int>.error(Failure.first).subscribe(with: owner, onNext: { _, _ in })
      _ = Single<Int>.error(Failure.first).subscribe(with: owner, onSuccess: { _, _ in })
      _ = Maybe<Int>.error(Failure.first).subscribe(with: owner, onSuccess: { _, _ in })
      _ = Completable.error(Failure.first).subscribe(with: owner, onCompleted: { _ in })
    }
  }
}
