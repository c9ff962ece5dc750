import Dispatch
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
}
