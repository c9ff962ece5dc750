import ExitTesting
import Reactive
import ReactiveTesting
import Testing

struct CatchTests {
  private let scheduler = TestScheduler(initialClock: 0)
  typealias Numbers = Observable<Int>

  @Test func `catch continues with the sequence returned by its handler`() {
    #expect(
      events(of: failing(1).catch { _ in .of(8, 9) }) == ["next(1)", "next(8)", "next(9)", "completed"])
    #expect(events(of: Numbers.of(1).catch { _ in .of(8, 9) }) == ["next(1)", "completed"])
    #expect(events(of: Numbers.empty().catch { _ in .of(8) }) == ["completed"])
  }

  @Test func `catch passes the error to its handler, and forwards the handler's own errors`() {
    let log = Log()
    let source = failing().catch { error in
      log("\(error)")
      return failing(2, with: .second)
    }
    #expect(events(of: source) == ["next(2)", "error(second)"])
    #expect(log.lines == ["first"])
    #expect(events(of: failing().catch { _ in throw Failure.second }) == ["error(second)"])
  }

  @Test
  func `catch subscribes to the handler's sequence during the error, and then releases the source`() {
    let log = Log()
    let source = Numbers.create { observer in
      observer.onError(Failure.first)
      log("after the error")
      return Disposables.create { log("released") }
    }
    let caught = source.catch { _ in
      log("handler")
      return Numbers.just(1).do(onSubscribe: { log("subscribed") })
    }
    _ = caught.subscribe(log.observer())
    #expect(log.lines == ["handler", "subscribed", "next(1)", "completed", "after the error", "released"])
  }

  @Test func `catch disposes of both sources`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let subscription = first.catch { _ in second }.subscribe()
    first.onError(Failure.first)
    #expect(!first.hasObservers && second.hasObservers)
    subscription.dispose()
    #expect(!second.hasObservers)
  }

  @Test func `catch does not call its handler if the observer has disposed`() {
    var isCalled = false
    let source = failing(1).catch { _ in
      isCalled = true
      return .empty()
    }
    #expect(events(of: source.take(1)) == ["next(1)", "completed"])
    #expect(!isCalled)
  }

  @Test func `catch(sequence:) tries its sources until one completes`() {
    #expect(
      events(of: Numbers.catch(sequence: [failing(1), .of(2), .of(3)])) == [
        "next(1)", "next(2)", "completed",
      ])
    #expect(
      events(of: Numbers.catch(sequence: [failing(1), failing(2, with: .second)])) == [
        "next(1)", "next(2)", "error(second)",
      ])
    #expect(events(of: Numbers.catch(sequence: [Numbers]())) == ["completed"])
    #expect(events(of: Numbers.catch(sequence: [.empty(), .of(1)])) == ["completed"])
  }

  @Test func `catch(sequence:) creates its sources as they are needed`() {
    var taken = 0
    let sources = sequence(first: 0) { $0 + 1 }.lazy.map { number -> Numbers in
      taken += 1
      return number < 3 ? failing(number) : .just(number)
    }
    #expect(
      events(of: Numbers.catch(sequence: sources)) == [
        "next(0)", "next(1)", "next(2)", "next(3)", "completed",
      ])
    #expect(taken == 4)
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `catch(sequence:) with a hundred thousand sources does not grow the stack`() async {
    await #expect(processExitsWith: .success) {
      var count = 0
      let many = (0..<100_000).map { _ in failing(1) } + [.just(1)]
      _ = Numbers.catch(sequence: many).subscribe(onNext: { count += $0 })
      precondition(count == 100_001)
    }
  }

  @Test func `the handler's sequence is subscribed to when the error is emitted`() {
    let source = scheduler.cold(.next(10, 1), .error(20, Failure.first))
    let other = scheduler.cold(.next(10, 2), .completed(20))
    #expect(
      scheduler.run(source.catch { _ in other.asObservable() }) == [
        "210 next(1)", "230 next(2)", "240 completed",
      ])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(220, 240)])
  }
}
