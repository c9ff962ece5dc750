#if DEBUG
import ExitTesting
import Foundation
import ReactiveTesting
import Testing

@testable import Reactive

/// Runs `body` on a background thread and then exits this process, which belongs to one test, with success.
private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
  limitProcess()
  Thread.detachNewThread {
    body()
    exit(EXIT_SUCCESS)
  }
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

private let lineOfSubscription = #line + 4

private func subscribeOnMain(and emit: @escaping @Sendable (PublishSubject<Int>) -> Void) async {
  let source = PublishSubject<Int>()
  await MainActor.run { _ = source.subscribe(onNext: { _ in }) }
  await elsewhere { emit(source) }
}

/// Each test runs in a process of its own, because a trap ends the process and the hook is global.
@Suite(.exitTest) struct MainQueueChecksTests {
  // MARK: The hook

  @Test func `an observer subscribed on the main queue traps on another thread, with advice`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Hooks.checksMainActorObservers = true
      precondition(Hooks.checksMainActorObservers)
      let source = PublishSubject<Int>()
      await MainActor.run { _ = source.map { $0 }.subscribe(onNext: { _ in }) }
      await elsewhere { source.onNext(1) }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("subscribed on the main queue received an event on another thread. Deliver"))
    #expect(message.contains("observe(on: MainScheduler.instance)"))
  }

  @Test func `the trap reports the line of the subscription if subscriptions are recorded`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Hooks.checksMainActorObservers = true
      Resources.recordsSubscriptions = true
      await subscribeOnMain(and: { $0.onNext(1) })
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #if os(Linux)
    #expect(
      message.contains("It was subscribed at MainQueueChecksTests.swift:\(lineOfSubscription)."), "\(message)"
    )
    #endif
  }

  @Test func `a closure that observes all events traps on another thread`() async {
    await #expect(processExitsWith: .failure) {
      Hooks.checksMainActorObservers = true
      let source = PublishSubject<Int>()
      await MainActor.run { _ = source.subscribe { _ in } }
      await elsewhere { source.onCompleted() }
    }
  }

  @Test func `a bound closure traps on another thread`() async {
    await #expect(processExitsWith: .failure) {
      Hooks.checksMainActorObservers = true
      let source = PublishSubject<Int>()
      await MainActor.run { _ = source.bind(onNext: { _ in }) }
      await elsewhere { source.onNext(1) }
    }
  }

  @Test func `an observer of a custom type traps if it is called on another thread`() async {
    await #expect(processExitsWith: .failure) {
      struct Label: ObserverType {
        func on(_ event: Event<Int>) {}
      }
      Hooks.checksMainActorObservers = true
      let source = PublishSubject<Int>()
      await MainActor.run { _ = source.bind(to: Label()) }
      await elsewhere { source.onNext(1) }
    }
  }

  @Test func `an observer of a single traps on another thread`() async {
    await #expect(processExitsWith: .failure) {
      Hooks.checksMainActorObservers = true
      let source = PublishSubject<Int>()
      await MainActor.run { _ = source.asSingle().subscribe(onSuccess: { _ in }) }
      await elsewhere {
        source.onNext(1)
        source.onCompleted()
      }
    }
  }

  @Test func `an observer that another observer subscribes traps on another thread`() async {
    await #expect(processExitsWith: .failure) {
      Hooks.checksMainActorObservers = true
      let answers = PublishSubject<Int>()
      let questions = BehaviorSubject(value: 0)
      await MainActor.run {
        _ = questions.subscribe(onNext: { _ in _ = answers.subscribe(onNext: { _ in }) })
      }
      await elsewhere { answers.onNext(1) }
    }
  }

  @Test func `nothing traps while the check is off`() async {
    await #expect(processExitsWith: .success) {
      precondition(!Hooks.checksMainActorObservers)
      let source = PublishSubject<Int>()
      await MainActor.run {
        _ = source.subscribe(onNext: { _ in })
        _ = source.bind(onNext: { _ in })
      }
      await elsewhere { source.onNext(1) }
    }
  }

  @Test func `an observer subscribed on another thread may be called on any thread`() async {
    await #expect(processExitsWith: .success) {
      Hooks.checksMainActorObservers = true
      let source = PublishSubject<Int>()
      _ = await Task.detached { source.subscribe(onNext: { _ in }) }.value
      await MainActor.run { source.onNext(1) }
      await elsewhere { source.onNext(2) }
    }
  }

  @Test func `observe(on:) and disposal prevent the trap`() async {
    await #expect(processExitsWith: .success) {
      Hooks.checksMainActorObservers = true
      let source = PublishSubject<Int>()
      let log = Log()
      await MainActor.run {
        _ = source.observe(on: MainScheduler.instance).subscribe(onNext: { log("\($0)") })
        source.subscribe { log("\($0)") }.dispose()
        source.onNext(1)
      }
      precondition(log.lines == ["1"], "\(log.lines)")
      await elsewhere { source.onNext(2) }
    }
  }

  @Test func `relays, subjects and binders accept events from any thread`() async {
    await #expect(processExitsWith: .success) {
      final class Label {}
      Hooks.checksMainActorObservers = true
      let source = PublishSubject<Int>()
      let label = Label()
      await MainActor.run {
        _ = source.bind(to: PublishRelay<Int>(), PublishRelay<Int>())
        _ = source.bind(to: BehaviorRelay<Int?>(value: nil))
        _ = source.bind(to: ReplayRelay<Int>.create(bufferSize: 1))
        _ = source.asInfallible(onErrorJustReturn: 0).bind(to: BehaviorRelay(value: 0))
        _ = source.bind(to: Binder(label) { _, _ in })
        _ = source.bind(to: Binder<Int?>(label) { _, _ in })
        _ = source.subscribe(BehaviorSubject(value: 0))
        _ = source.subscribe(ReplaySubject<Int>.create(bufferSize: 1))
        _ = source.subscribe(AsyncSubject<Int>())
        _ = source.subscribe(PublishSubject<Int>())
        _ = source.subscribe(Binder(label) { _, _ in }.asObserver())
      }
      await elsewhere { source.onNext(1) }
    }
  }

  @Test func `loops over values, awaited singles and blocked threads accept events from any thread`() async {
    await #expect(processExitsWith: .success) {
      Hooks.checksMainActorObservers = true
      let source = PublishSubject<Int>()
      let values = await MainActor.run { source.values }
      let others = await MainActor.run { source.asInfallible(onErrorJustReturn: 0).values }
      let (begun, begin) = AsyncStream<Void>.makeStream()
      let element = Task { @MainActor in
        try await source.do(onSubscribed: { begin.finish() }).take(1).asSingle().value
      }
      for await _ in begun {}
      Thread.detachNewThread {
        while source.hasObservers { source.onNext(1) }
      }
      for try await value in values { precondition(value == 1); break }
      for await value in others { precondition(value == 1); break }
      guard try await element.value == 1 else { fatalError() }
      await MainActor.run {
        let elsewhere = ConcurrentDispatchQueueScheduler(qos: .default)
        let number = try? Observable.just(2).observe(on: elsewhere).toBlocking(timeout: 300).single()
        precondition(number == 2)
      }
    }
  }

  @Test func `subscriptions made by create and by operators are not checked`() async {
    await #expect(processExitsWith: .success) {
      Hooks.checksMainActorObservers = true
      let taps = PublishSubject<Int>()
      let answers = PublishSubject<Int>()
      // A custom operator, written as most of them are.
      let asked = Observable<Int>.create { observer in answers.subscribe { observer.on($0) } }
      await MainActor.run {
        _ = taps.flatMapLatest { _ in asked }.observe(on: MainScheduler.instance).subscribe(onNext: { _ in })
        _ = asked.observe(on: MainScheduler.instance).subscribe(onNext: { _ in })
        taps.onNext(1)
      }
      await elsewhere { answers.onNext(1) }
    }
  }

  // MARK: Drivers, signals, and the main scheduler

  @Test func `an observer of a driver traps off the main queue`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let source = PublishSubject<Int>()
      await MainActor.run { _ = Driver(raw: source.asObservable()).drive(onNext: { _ in }) }
      await elsewhere { source.onNext(1) }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("An observer of a driver or signal was called off the main queue"))
  }

  @Test func `completion of a driver traps off the main queue`() async {
    await #expect(processExitsWith: .failure) {
      let source = PublishSubject<Int>()
      await MainActor.run { _ = Driver(raw: source.asObservable()).drive(onCompleted: {}) }
      await elsewhere { source.onCompleted() }
    }
  }

  @Test func `a relay that a driver drives traps off the main queue`() async {
    await #expect(processExitsWith: .failure) {
      let source = PublishSubject<Int>()
      await MainActor.run { _ = Driver(raw: source.asObservable()).drive(BehaviorRelay(value: 0)) }
      await elsewhere { source.onNext(1) }
    }
  }

  @Test func `an observer that a driver drives traps off the main queue`() async {
    await #expect(processExitsWith: .failure) {
      let source = PublishSubject<Int>()
      await MainActor.run { _ = Driver(raw: source.asObservable()).drive(PublishSubject<Int?>()) }
      await elsewhere { source.onNext(1) }
    }
  }

  @Test func `an observer of a signal traps off the main queue`() async {
    await #expect(processExitsWith: .failure) {
      let source = PublishSubject<Int>()
      await MainActor.run { _ = Signal(raw: source.asObservable()).emit(onNext: { _ in }) }
      await elsewhere { source.onNext(1) }
    }
  }

  @Test func `an observer that a signal emits to traps off the main queue`() async {
    await #expect(processExitsWith: .failure) {
      let source = PublishSubject<Int>()
      await MainActor.run { _ = Signal(raw: source.asObservable()).emit(to: PublishSubject<Int>()) }
      await elsewhere { source.onNext(1) }
    }
  }

  @Test func `drivers with another scheduler emit on the thread of that scheduler`() async {
    await #expect(processExitsWith: .success) {
      let scheduler = TestScheduler(initialClock: 0)
      let log = Log()
      await MainActor.run {
        SharingScheduler.mock(scheduler: scheduler) {
          _ = Driver.just(1).drive(onNext: { log("\($0)") })
          _ = Observable.just(2).asSignal(onErrorJustReturn: 0).emit(onNext: { log("\($0)") })
        }
      }
      await elsewhere {
        scheduler.start()
        precondition(log.lines == ["1", "2"], "\(log.lines)")
      }
    }
  }

  @Test func `a driver fed on another thread delivers on the main queue`() async {
    await #expect(processExitsWith: .success) {
      let relay = BehaviorRelay(value: 0)
      let (values, sender) = AsyncStream<Int>.makeStream()
      await MainActor.run { _ = relay.asDriver().drive(onNext: { sender.yield($0) }) }
      Thread.detachNewThread { relay.accept(1) }
      var seen: [Int] = []
      for await value in values {
        seen.append(value)
        if value == 1 { break }
      }
      precondition(seen == [0, 1])
    }
  }

  @Test func `delivery by observe(on:) with the main scheduler traps off the main queue`() async {
    await #expect(processExitsWith: .failure) {
      await elsewhere {
        let downstream = Downstream<Int>(Lifetime(), next: { _ in }, end: { _ in })
        SchedulerHop(downstream, DeliveryPolicy(to: MainScheduler.instance)).deliver()
      }
    }
  }

  @Test func `delivery by observe(on:) with another scheduler is allowed on any thread`() async {
    await #expect(processExitsWith: .success) {
      await elsewhere {
        let downstream = Downstream<Int>(Lifetime(), next: { _ in }, end: { _ in })
        let policy = DeliveryPolicy(to: SerialDispatchQueueScheduler(internalSerialQueueName: "other"))
        SchedulerHop(downstream, policy).deliver()
      }
    }
  }
}
#endif
