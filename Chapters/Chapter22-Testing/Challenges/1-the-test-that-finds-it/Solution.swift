import Reactive
import ReactiveTesting

/// Emits a text when the user has stopped typing.
typealias Settled = (
  _ typed: Observable<String>, _ scheduler: any SchedulerType
) -> Observable<String>

/// Returns whether `settled` follows the agreement.
func accepts(_ settled: @escaping Settled) throws -> Bool {
  try sendsTheRows(settled)
    && runsForEach(settled)
    && keepsSubscribersApart(settled)
    && leaves(settled)
}

/// A column is 100 ms, `n` is the empty text, and `w` has spaces.
private func sendsTheRows(_ settled: @escaping Settled) throws -> Bool {
  let rows = [
    "-a-------->": "----a>",
    "-a-b-c---->": "--------c>",
    "-a-a------>": "------a>",
    "-w----n--->": "----w----n>",
    "-n-------->": "----n>",
    "-a----a---b---->": "----a--------b>",
    "-a-----b----a---->": "----a-----b----a>",
    "-a-----b-a------>": "----a>",
    "-a-----b-a---c---->": "----a-----------c>",
    "-A----a----n---->": "----A----a----n>",
    "-a-b|": "----(b|)",
    "-a----n|": "----a--(n|)",
    "-a----a|": "----a--|",
    "-a------|": "----a---|",
    "-a-b-X": "-----X",
    "-a----b-X": "----a---X",
    "-a------X": "----a---X",
    "|": "|",
    "--------|": "--------|",
  ]
  return try rows.allSatisfy { typed, wanted in
    let scheduler = TestScheduler.marbles()
    let source = try scheduler.createHotObservable(
      typed, values: texts, error: Lost.signal, column: 100)
    let result = scheduler.createObserver(String.self)
    let subscription = settled(source.asObservable(), scheduler)
      .subscribe(result)
    scheduler.advanceTo(10_000)
    subscription.dispose()
    let right = try TestScheduler.events(
      wanted, values: texts, error: Lost.signal, column: 100)
    return result.events == right && source.subscriptions.count == 1
  }
}

private let texts = ["n": "", "w": " wind "]

private enum Lost: Error { case signal }

/// Two subscribers receive the same texts, and one unsubscribes.
private func keepsSubscribersApart(_ settled: Settled) -> Bool {
  let scheduler = TestScheduler.marbles()
  let typed = scheduler.createHotObservable([
    .next(100, "a"), .next(1000, "b"), .next(2000, "c"),
  ])
  let texts = settled(typed.asObservable(), scheduler)
  let first = scheduler.createObserver(String.self)
  let second = scheduler.createObserver(String.self)
  let leaving = texts.subscribe(first)
  scheduler.advanceTo(500)
  let staying = texts.subscribe(second)
  scheduler.advanceTo(1500)
  leaving.dispose()
  scheduler.advanceTo(10_000)
  staying.dispose()
  return first.events == [.next(400, "a"), .next(1300, "b")]
    && second.events == [.next(1300, "b"), .next(2300, "c")]
    && typed.subscriptions
      == [Subscription(0, 1500), Subscription(500, 10_000)]
}

/// A cold `typed` starts at each subscription.
private func runsForEach(_ settled: Settled) -> Bool {
  let scheduler = TestScheduler.marbles()
  let typed = scheduler.createColdObservable([
    .next(100, "a"), .completed(1000),
  ])
  let texts = settled(typed.asObservable(), scheduler)
  let first = scheduler.createObserver(String.self)
  let second = scheduler.createObserver(String.self)
  _ = texts.subscribe(first)
  scheduler.advanceTo(500)
  _ = texts.subscribe(second)
  scheduler.advanceTo(10_000)
  return first.events == [.next(400, "a"), .completed(1000)]
    && second.events == [.next(900, "a"), .completed(1500)]
    && typed.subscriptions
      == [Subscription(0, 1000), Subscription(500, 1500)]
}

private func leaves(_ settled: Settled) -> Bool {
  let scheduler = TestScheduler.marbles()
  let typed = scheduler.createHotObservable([
    .next(100, "a"), .next(800, "b"),
  ])
  let result = scheduler.createObserver(String.self)
  let subscription = settled(typed.asObservable(), scheduler)
    .subscribe(result)
  scheduler.advanceTo(900)
  subscription.dispose()
  scheduler.advanceTo(10_000)
  return result.events == [.next(400, "a")]
    && typed.subscriptions == [Subscription(0, 900)]
}
