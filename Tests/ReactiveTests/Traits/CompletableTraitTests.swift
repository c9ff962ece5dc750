import Reactive
import Testing

struct CompletableTraitTests {
  private let log = Log()

  @Test func `a completable calls the closure for its outcome, then onDisposed`() {
    for completable in [Completable.empty(), .error(Failure.first)] {
      _ = completable.subscribe(
        onCompleted: { [log] in log("completed") }, onError: { [log] in log("error \($0)") },
        onDisposed: { [log] in log("disposed") })
    }
    #expect(log.lines == ["completed", "disposed", "error first", "disposed"])
  }

  @Test func `disposal before completion only calls onDisposed`() {
    Completable.never().subscribe(onDisposed: { [log] in log("completable") }).dispose()
    #expect(log.lines == ["completable"])
  }

  @Test func `a created completable emits only its first outcome`() {
    let completable = Completable.create { completable in
      completable(.error(Failure.second))
      completable(.completed)
      return Disposables.create()
    }
    _ = completable.subscribe { [log] in log("\($0)") }
    #expect(log.lines == ["error(\(String(reflecting: Failure.second)))"])
    let completed = Completable.create {
      $0(.completed)
      return Disposables.create()
    }
    #expect(events(of: completed.asObservable()) == ["completed"])
  }

  @Test func `the closures of do are called around the events, in order`() {
    _ = Completable.error(Failure.first).do(onError: { [log] in log("onError \($0)") }).subscribe(
      onError: { [log] in log("\($0)") })
    _ = Completable.empty().do(
      onCompleted: { [log] in log("onCompleted") }, afterCompleted: { [log] in log("afterCompleted") }
    ).subscribe(onCompleted: { [log] in log("completed") })
    #expect(log.lines == ["onError first", "first", "onCompleted", "completed", "afterCompleted"])
  }

  @Test func `with an object, nothing is called after the object is released`() {
    final class Owner {}
    let subject = PublishSubject<Never>()
    var owner: Owner? = Owner()
    if let owner {
      _ = Completable.empty().subscribe(with: owner, onCompleted: { [log] _ in log("completable") })
      _ = subject.asCompletable().subscribe(with: owner, onCompleted: { [log] _ in log("late") })
    }
    owner = nil
    subject.onCompleted()
    #expect(owner == nil)
    #expect(log.lines == ["completable"])
  }
}
