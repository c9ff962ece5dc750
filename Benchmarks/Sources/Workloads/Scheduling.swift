import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch
import Reactive

extension Workload {
  /// From one place to another.
  static let scheduling = [
    Workload(
      "observe(on: serial queue), bursts of 1000", goal: 0.3, isSequential: false,
      plain: {
        let source = PlainSource()
        let queue = DispatchQueue(label: "plain")
        let arrivals = Arrivals()
        _ = source.add { number in queue.async { arrivals.add(number) } }
        return { events in arrivals.await(events) { source.send($0) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let arrivals = Arrivals()
        _ = source.observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "reactive"))
          .subscribe(onNext: { arrivals.add($0) })
        return { events in arrivals.await(events) { source.onNext($0) } }
      },
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let arrivals = Arrivals()
        let kept = source.receive(on: DispatchQueue(label: "combine").ocombine).sink { arrivals.add($0) }
        return { events in withExtendedLifetime(kept) { arrivals.await(events) { source.send($0) } } }
      }),
    Workload(
      "observe(on: MainScheduler), from another thread", goal: 1, isSequential: false,
      plain: {
        let source = Handed(PlainSource())
        let arrivals = Arrivals()
        _ = source.value.add { number in DispatchQueue.main.async { arrivals.add(number) } }
        return { events in arrivals.awaitOnMain(events) { source.value.send($0) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let arrivals = Arrivals()
        _ = source.observe(on: MainScheduler.instance).subscribe(onNext: { arrivals.add($0) })
        return { events in arrivals.awaitOnMain(events) { source.onNext($0) } }
      }),
    Workload(
      "values, 1000 waiting", goal: 1.5, isSequential: false,
      plain: {
        { events in
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          for number in 0..<events { continuation.yield(number) }
          continuation.finish()
          blocking { for await number in stream { Sum.shared.add(number) } }
        }
      },
      reactive: {
        { events in
          let source = ReplaySubject<Int>.createUnbounded()
          let stream = source.values
          for number in 0..<events { source.onNext(number) }
          source.onCompleted()
          blocking { for try await number in stream { Sum.shared.add(number) } }
        }
      }),
    Workload(
      "debounce under load", goal: 5, isSequential: false,
      plain: {
        let source = PlainSource()
        let queue = DispatchQueue(label: "plain")
        var waiting: DispatchWorkItem?
        _ = source.add { number in
          waiting?.cancel()
          let work = DispatchWorkItem { Sum.shared.add(number) }
          waiting = work
          queue.asyncAfter(deadline: .now() + 0.5, execute: work)
        }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "reactive")
        _ = source.debounce(.milliseconds(500), scheduler: queue).subscribe(onNext: { Sum.shared.add($0) })
        return { for number in 0..<$0 { source.onNext(number) } }
      }),
    Workload(
      "throttle under load", goal: 4, isSequential: false,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        let emit = PlainStage { sum.add($0) }
        var last = DispatchTime(uptimeNanoseconds: 1)
        var latest = 0
        _ = source.add { number in
          latest = number
          let present = DispatchTime.now()
          if present.uptimeNanoseconds - last.uptimeNanoseconds < 500_000_000 { return }
          last = present
          emit.handle(number)
        }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "reactive")
        _ = source.throttle(.milliseconds(500), scheduler: queue).subscribe(onNext: { Sum.shared.add($0) })
        return { for number in 0..<$0 { source.onNext(number) } }
      }),
    Workload(
      "observe(on: CurrentThreadScheduler)", goal: 3,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        var waiting: [Int] = []
        var isDelivering = false
        let emit = PlainStage { sum.add($0) }
        _ = source.add { number in
          waiting.append(number)
          if isDelivering { return }
          isDelivering = true
          while !waiting.isEmpty { emit.handle(waiting.removeFirst()) }
          isDelivering = false
        }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let sum = Sum()
        _ = source.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.onNext(number) } }
      },
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let kept = source.receive(on: ImmediateScheduler.shared).sink { sum.add($0) }
        return { events in withExtendedLifetime(kept) { for number in 0..<events { source.send(number) } } }
      }),
    Workload(
      "Driver, (map+filter)x6", goal: 18,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        _ = source.add(plainPairs(6) { sum.add($0) })
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = BehaviorRelay(value: 0)
        let sum = Sum()
        _ = source.asDriver().pair().pair().pair().pair().pair().pair().drive(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.accept(number) } }
      }),
  ]
}

/// What has come over to a queue.
///
/// `@unchecked Sendable`: `expected` is set before the events are sent, all else happens on the queue.
private final class Arrivals: @unchecked Sendable {
  private let sum = Sum()
  private let all = DispatchSemaphore(value: 0)
  private var missing = 0

  func add(_ number: Int) {
    sum.add(number)
    missing -= 1
    if missing == 0 { all.signal() }
  }

  /// Sends, and waits until all has come.
  func await(_ events: Int, send: (Int) -> Void) {
    missing = events
    for number in 0..<events { send(number) }
    all.wait()
  }

  /// Sends from another thread, and runs the main run loop until all has come.
  ///
  /// Off the main thread, somebody else has to run it.
  func awaitOnMain(_ events: Int, send: @escaping @Sendable (Int) -> Void) {
    missing = events
    DispatchQueue.global().async { for number in 0..<events { send(number) } }
    if !Thread.isMainThread { return all.wait() }
    while all.wait(timeout: .now()) == .timedOut { RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}

/// What one thread hands to another, and does not touch meanwhile.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// Waits on this thread for what a task does.
private func blocking(_ work: @escaping @Sendable () async throws -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task {
    try await work()
    done.signal()
  }
  done.wait()
}

extension Sum {
  /// For those who cannot hold one of their own across threads.
  fileprivate nonisolated(unsafe) static let shared = Sum()
}
