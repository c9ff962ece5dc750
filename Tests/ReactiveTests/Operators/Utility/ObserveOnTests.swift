import Dispatch
import ExitTesting
import Reactive
import ReactiveTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ObserveOnTests {
  private let log = Log()
  private let queue = DispatchQueue(label: "test")

  private var serial: SerialDispatchQueueScheduler {
    SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
  }

  /// Subscribes to `source` and waits until it terminates.
  private func finish<Element>(_ source: Observable<Element>) async throws {
    try await awaited { done in
      _ = source.subscribe { [log] event in
        log("\(event)")
        if event.isStopEvent { done() }
      }
    }
  }

  /// Waits until the queue has run the work that is queued now.
  private func drainQueue() async throws { try await awaited { done in queue.async { done() } } }

  @Test(arguments: ["serial", "concurrent", "main"])
  func `events are delivered in order`(kind: String) async throws {
    let scheduler: any ImmediateSchedulerType =
      switch kind {
      case "serial": serial
      case "concurrent": ConcurrentDispatchQueueScheduler(qos: .userInitiated)
      default: MainScheduler.instance
      }
    let numbers = Observable.range(start: 0, count: 2_000).observe(on: scheduler)
    try await finish(numbers.concat(Observable.error(Failure.first)).observe(on: scheduler))
    #expect(log.lines == (0..<2_000).map { "next(\($0))" } + ["error(first)"])
  }

  @Test func `an error is queued after the elements`() async throws {
    queue.suspend()
    let source = Observable.of(1, 2).concat(Observable<Int>.error(Failure.first))
    let observed = source.observe(on: serial)
    queue.async { [log] in log("queue") }
    async let end: Void = finish(observed)
    queue.resume()
    try await end
    #expect(log.lines.filter { $0 != "queue" } == ["next(1)", "next(2)", "error(first)"])
  }

  @Test func `on the main scheduler, an event caused by an observer waits for the next turn`() async throws {
    let log = log
    try await awaited { done in
      DispatchQueue.main.async {
        let source = PublishSubject<Int>()
        // A separate scheduler: other tests may be using the shared one, which then would not run work immediately.
        _ = source.observe(on: MainScheduler()).subscribe(onNext: { number in
          log("\(number)")
          if number == 4 { return done() }
          source.onNext(number + 1)
          log("\(number) sends")
        })
        source.onNext(1)
        log("sent")
        DispatchQueue.main.async { log("a later turn") }
      }
    }
    #expect(
      log.lines == ["1", "1 sends", "sent", "2", "2 sends", "a later turn", "3", "3 sends", "4"])
  }

  @Test func `on the main scheduler, a turn delivers only events queued before it`() async throws {
    let log = log
    try await awaited { done in
      DispatchQueue.main.async {
        let source = PublishSubject<Int>()
        _ = source.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { number in
          log("\(number)")
          if number == 1 { source.onNext(3) }
          if number == 3 { done() }
        })
        source.onNext(1)
        source.onNext(2)
        DispatchQueue.main.async { log("a later turn") }
      }
    }
    #expect(log.lines == ["1", "2", "a later turn", "3"])
  }

  @Test func `elements are delivered on the queue of the scheduler`() async throws {
    let key = DispatchSpecificKey<String>()
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "named") {
      $0.setSpecific(key: key, value: "named")
    }
    try await finish(
      Observable.of(1).observe(on: scheduler).map { _ in DispatchQueue.getSpecific(key: key) ?? "other" })
    #expect(log.lines == ["next(named)", "completed"])
  }

  @Test func `disposal drops queued events`() async throws {
    let subject = PublishSubject<Int>()
    queue.suspend()
    let subscription = subject.observe(on: serial).subscribe(log.observer())
    for number in 1...3 { subject.onNext(number) }
    subscription.dispose()
    #expect(!subject.hasObservers)
    queue.resume()
    try await drainQueue()
    #expect(log.lines.isEmpty)
  }

  @Test func `an observer that disposes receives no more events of the current batch`() async throws {
    let source = PublishSubject<Int>()
    queue.suspend()
    let first = Observable.of(1, 2, 3).concat(source).observe(on: serial).take(2)
    async let end: Void = finish(first)
    queue.resume()
    try await end
    try await drainQueue()
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
    #expect(!source.hasObservers)
  }

  @Test func `an endless source limited by take is stopped immediately`() async throws {
    try await finish(Observable.repeatElement(7).take(2).observe(on: serial))
    #expect(log.lines == ["next(7)", "next(7)", "completed"])
  }

  @Test func `the guarantees hold on a serial queue while threads emit and dispose`()
    async throws
  {
    for round in 0..<100 {
      let subject = PublishSubject<Int>()
      let watch = Watch()
      let subscription = UncheckedSendable(subject.observe(on: serial).subscribe { watch.on($0) })
      try bounded {
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
          if thread == 2, round % 2 == 0 { return subscription.value.dispose() }
          for number in 0..<50 { subject.onNext(number) }
          if round % 3 == 0 { subject.onError(Failure.first) }
        }
      }
      subscription.value.dispose()
      // The inner queue targets this queue, so work in progress has finished afterwards.
      try await drainQueue()
      watch.expectSilence()
      #expect(watch.breaches == [])
      #expect(!subject.hasObservers)
    }
  }

  @Test func `other work on the main queue runs between batches`() async throws {
    let log = log
    try await awaited { done in
      DispatchQueue.main.async {
        let subject = PublishSubject<Int>()
        let subscription = SerialDisposable()
        subscription.disposable = subject.observe(on: MainScheduler.asyncInstance).subscribe(onNext: {
          number in
          if number == 1 { DispatchQueue.main.async { log("other work") } }
          if number == 100 {
            log("last")
            subscription.dispose()
            done()
          }
        })
        for number in 1...100 { subject.onNext(number) }
      }
    }
    #expect(log.lines == ["other work", "last"])
  }

  @Test @MainActor func `on the main queue, an idle main scheduler delivers immediately`() {
    let subject = PublishSubject<Int>()
    let subscription = subject.observe(on: MainScheduler()).subscribe(log.observer())
    subject.onNext(1)
    #expect(log.lines == ["next(1)"])
    subscription.dispose()
  }

  @Test func `other schedulers deliver each event in a separate action`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 0), .next(210, 1), .next(210, 2), .next(220, 3), .completed(230),
    ])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [.next(211, 1), .next(212, 2), .next(221, 3), .completed(231)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error is delivered after queued elements on any scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(210, Failure.first)])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [.next(211, 1), .error(212, Failure.first)])
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `a scheduler that runs work immediately is not called recursively`() async {
    await #expect(processExitsWith: .success) {
      let subject = PublishSubject<Int>()
      var count = 0
      let subscription = subject.observe(on: InPlace()).subscribe(onNext: { number in
        count += 1
        if number < 100_000 { subject.onNext(number + 1) }
      })
      subject.onNext(1)
      precondition(count == 100_000)
      subscription.dispose()
    }
  }

  #if DEBUG || TRACE_RESOURCES
  /// Runs in a process of its own, because the count is global.
  @Test(.exitTest) func `the observables of serial queues are counted`() async {
    await #expect(processExitsWith: .success) {
      let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
      let before = Resources.numberOfSerialDispatchQueueObservables
      let observed = Observable.of(1).observe(on: serial)
      withExtendedLifetime(observed) {
        precondition(Resources.numberOfSerialDispatchQueueObservables == before + 1)
      }
    }
  }
  #endif
}

/// A scheduler that runs its work immediately.
private struct InPlace: ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }
}
