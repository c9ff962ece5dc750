import Reactive
import Testing

/// The functions of `Program`, which tests call through this protocol without deprecation warnings.
private protocol OldProgram {
  func creation() -> [String]
  func subscribing() -> [String]
  func sideEffects() -> [String]
  func disposables() -> [String]
  func variable() -> [String]
  func capitals() -> [String]
  func binding() -> [String]
  @MainActor func userInterface() -> [String]
  func sharesMainScheduler() -> Bool
}

/// A program that uses deprecated names.
///
/// Its functions are deprecated themselves, so they cause no warnings.
private struct Program: OldProgram {
  let log = Log()

  @available(*, deprecated)
  func creation() -> [String] {
    events(of: Reactive::just(1)) + events(of: Reactive::empty() as Observable<Int>)
      + events(of: sequenceOf(1, 2)) + events(of: [3].toObservable())
      + events(of: failWith(Failure.first) as Observable<Int>)
      + events(of: Reactive::never() as Observable<Int>)
  }

  @available(*, deprecated)
  func subscribing() -> [String] {
    _ = Observable.of(1, 2).subscribeNext { log("next \($0)") }
    _ = Observable<Int>.error(Failure.first).subscribeError { log("error \($0)") }
    _ = Observable<Int>.empty().subscribeCompleted { log("completed") }
    return log.lines
  }

  @available(*, deprecated)
  func sideEffects() -> [String] {
    _ = Observable.just(1)
      .doOn { log("event \($0)") }
      .doOn(onNext: { log("on next \($0)") }, onCompleted: { log("on completed") })
      .doOnNext { log("next \($0)") }
      .doOnCompleted { log("completed") }
      .subscribe()
    _ = Observable<Int>.error(Failure.first).doOn { log("event \($0)") }.doOnError { log("error \($0)") }
      .subscribe { _ in }
    return log.lines
  }

  @available(*, deprecated)
  func disposables() -> [String] {
    do {
      let bag = DisposeBag()
      AnonymousDisposable { log("first") }.addDisposableTo(bag)
      bag.addDisposable(AnonymousDisposable { log("second") })
      NopDisposable.instance.addDisposableTo(bag)
    }
    let all = CompositeDisposable()
    let anonymous = AnonymousDisposable { log("removed") }
    if let key = all.addDisposable(anonymous) { all.removeDisposable(key) }
    log("\(anonymous.isDisposed)")
    return log.lines
  }

  @available(*, deprecated)
  func variable() -> [String] {
    var variable: Variable? = Variable(1)
    _ = variable?.asObservable().subscribe(log.observer())
    variable?.value = 2
    log("holds \(variable?.value ?? 0)")
    variable = nil
    return log.lines
  }

  @available(*, deprecated)
  func capitals() -> [String] {
    let subject = PublishSubject<Int>()
    subject.subscribe(log.observer()).addDisposableTo(DisposeBag())
    _ = subject.subscribe(log.observer())
    subject.on(.Next(1))
    subject.on(.Completed)
    log("\(Event<Int>.Error(Failure.first))")
    return log.lines
  }

  @available(*, deprecated)
  func binding() -> [String] {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(log.observer())
    _ = Observable.just(1).concat(Observable<Int>.never()).bindTo(subject)
    _ = Observable.just(2).bindNext { log("\($0)") }
    return log.lines
  }

  @available(*, deprecated)
  @MainActor
  func userInterface() -> [String] {
    let variable = Variable(0)
    _ = Observable.just(1).bind(to: variable)
    log("bound \(variable.value)")
    _ = Observable.just(2).bindTo(variable)
    log("bound \(variable.value)")
    _ = Driver.just(3).drive(variable)
    variable.asDriver().driveNext { log("driven \($0)") }.dispose()
    let label = Log()
    let binder = UIBindingObserver(UIElement: label) { (label, text: Int) in label("\(text)") }
    binder.onNext(4)
    binder.onCompleted()
    return log.lines + label.lines
  }

  @available(*, deprecated)
  func sharesMainScheduler() -> Bool { MainScheduler.sharedInstance === MainScheduler.instance }
}

struct Versions1To4Tests {
  private let program: any OldProgram = Program()

  @Test func `free functions create sequences`() {
    #expect(
      program.creation() == [
        "next(1)", "completed", "completed", "next(1)", "next(2)", "completed", "next(3)", "completed",
        "error(first)",
      ])
  }

  @Test func `each kind of event has a subscribe function`() {
    #expect(program.subscribing() == ["next 1", "next 2", "error first", "completed"])
  }

  @Test func `doOn observes events`() {
    #expect(
      program.sideEffects() == [
        "event next(1)", "on next 1", "next 1", "event completed", "on completed", "completed",
        "event error(first)", "error first",
      ])
  }

  @Test func `the old classes and functions for disposables still work`() {
    #expect(program.disposables() == ["first", "second", "removed", "true"])
  }

  @Test func `a variable emits its value, and completes when it is released`() {
    #expect(program.variable() == ["next(1)", "next(2)", "holds 2", "completed"])
  }

  @Test func `the cases of an event may be capitalised`() {
    #expect(program.capitals() == ["next(1)", "completed", "error(first)"])
  }

  @Test func `bindTo and bindNext bind`() {
    #expect(program.binding() == ["next(1)", "2"])
  }

  @MainActor
  @Test func `variables can be bound and driven, and UIBindingObserver updates a view`() {
    #expect(program.userInterface() == ["bound 1", "bound 2", "driven 3", "4"])
  }

  @Test func `the main scheduler is the shared instance`() {
    #expect(program.sharesMainScheduler())
  }
}
