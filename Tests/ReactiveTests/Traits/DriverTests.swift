import Dispatch
import Reactive
import ReactiveTesting
import Testing

@MainActor
struct DriverTests {
  private let log = Log()

  private let failing = Observable.of(1).concat(Observable<Int>.error(Failure.first))

  @Test func `a driver tells a late observer the latest element, and shares one run`() {
    let subject = PublishSubject<Int>()
    var runs = 0
    let driver = subject.do(onSubscribe: { runs += 1 }).asDriver(onErrorJustReturn: 0)
    let first = driver.drive(onNext: { [log] in log("first \($0)") })
    subject.onNext(1)
    let second = driver.drive(onNext: { [log] in log("second \($0)") })
    subject.onNext(2)
    first.dispose()
    second.dispose()
    #expect(runs == 1)
    #expect(!subject.hasObservers)
    #expect(log.lines == ["first 1", "second 1", "first 2", "second 2"])
  }

  @Test func `a signal tells a late observer nothing of the past`() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    let first = signal.emit(onNext: { [log] in log("first \($0)") })
    relay.accept(1)
    let second = signal.emit(onNext: { [log] in log("second \($0)") })
    relay.accept(2)
    first.dispose()
    second.dispose()
    #expect(log.lines == ["first 1", "first 2", "second 2"])
  }

  @Test func `an error is replaced by an element`() {
    #expect(
      events(of: failing.asDriver(onErrorJustReturn: 9).asObservable())
        == ["next(1)", "next(9)", "completed"])
    #expect(
      events(of: failing.asSignal(onErrorJustReturn: 9).asObservable())
        == ["next(1)", "next(9)", "completed"])
  }

  @Test func `an error is replaced by a sequence`() {
    #expect(
      events(of: failing.asDriver(onErrorDriveWith: .just(8)).asObservable())
        == ["next(1)", "next(8)", "completed"])
    #expect(
      events(of: failing.asSignal(onErrorSignalWith: .empty()).asObservable()) == ["next(1)", "completed"])
    #expect(
      events(of: failing.asDriver(onErrorRecover: { .just($0 is Failure ? 7 : 0) }).asObservable())
        == ["next(1)", "next(7)", "completed"])
    #expect(
      events(of: failing.asSignal(onErrorRecover: { .just($0 is Failure ? 7 : 0) }).asObservable())
        == ["next(1)", "next(7)", "completed"])
  }

  @Test func `what cannot fail is a driver as it is`() {
    #expect(events(of: BehaviorRelay(value: 1).asDriver().asObservable()) == ["next(1)"])
    #expect(events(of: Infallible.of(1).asDriver().asObservable()) == ["next(1)", "completed"])
    #expect(
      events(of: Driver.just(1).asDriver().asSharedSequence().asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Signal.just(1).asSignal().asInfallible().asObservable()) == ["next(1)", "completed"])
  }

  @Test func `a driver sends on the main queue, wherever elements come from`() async {
    let subject = PublishSubject<Int>()
    let driver = subject.asDriver(onErrorJustReturn: 0)
    await withCheckedContinuation { continuation in
      _ = driver.drive(onNext: { _ in
        dispatchPrecondition(condition: .onQueue(.main))
        continuation.resume()
      })
      DispatchQueue.global().async { subject.onNext(1) }
    }
  }

  @Test func `a test puts another scheduler in the place of the main one`() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = Driver<Int>.interval(.seconds(10)).drive(onNext: { [log] in log("\($0) at \(scheduler.clock)") })
      #expect(SharingScheduler.make() is TestScheduler)
    }
    scheduler.advanceTo(25)
    #expect(log.lines == ["0 at 10", "1 at 20"])
    #expect(SharingScheduler.make() is MainScheduler)
    #expect(throws: Failure.first) {
      try SharingScheduler.mock(makeScheduler: { scheduler }) { throw Failure.first }
    }
    #expect(DriverSharingStrategy.scheduler is MainScheduler)
    #expect(SignalSharingStrategy.scheduler is MainScheduler)
  }

  @Test func `drive hands everything to observers and relays`() {
    let subject = PublishSubject<Int>()
    let optional = PublishSubject<Int?>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    _ = subject.subscribe(log.observer())
    _ = optional.subscribe { [log] in log("\($0)") }
    var driver: Driver<Int> { .just(1) }
    _ = driver.drive(subject)
    _ = driver.drive(optional)
    _ = driver.drive(behavior)
    _ = driver.drive(replay)
    _ = driver.drive()
    #expect(log.lines == ["next(1)", "completed", "next(Optional(1))", "completed"])
    #expect(behavior.value == 1)
    #expect(events(of: replay.asObservable()) == ["next(1)"])
    #expect(driver.drive { events(of: $0).count } == 2)
    #expect(driver.drive({ source in { events(of: source).count + $0 } }, curriedArgument: 10) == 12)
  }

  @Test func `emit hands everything to observers and relays`() {
    let subject = PublishSubject<Int>()
    let optional = PublishSubject<Int?>()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    _ = subject.subscribe(log.observer())
    _ = optional.subscribe { [log] in log("\($0)") }
    _ = publish.subscribe(log.observer("relay "))
    var signal: Signal<Int> { .just(1) }
    _ = signal.emit(to: subject)
    _ = signal.emit(to: optional)
    _ = signal.emit(to: publish)
    _ = signal.emit(to: behavior)
    _ = signal.emit()
    #expect(log.lines == ["next(1)", "completed", "next(Optional(1))", "completed", "relay next(1)"])
    #expect(behavior.value == 1)
  }

  @Test func `with an object, nothing is called once it is gone`() {
    final class Owner {}
    let relay = PublishRelay<Int>()
    var owner: Owner? = Owner()
    if let owner {
      _ = relay.asSignal().emit(with: owner, onNext: { [log] in log("emit \($1)") })
      _ = relay.asSignal().withUnretained(owner).emit(onNext: { [log] in log("with \($1)") })
      _ = Driver.just(1).drive(
        with: owner, onNext: { [log] in log("drive \($1)") }, onCompleted: { [log] _ in log("completed") })
    }
    relay.accept(2)
    owner = nil
    relay.accept(3)
    #expect(owner == nil)
    #expect(log.lines == ["drive 1", "completed", "emit 2", "with 2"])
  }
}
