import Foundation
import Testing

@testable import Reactive

@Suite(.timeLimit(.minutes(5)))
struct ActorSchedulerTests {
  private actor Ledger {
    private(set) var sales: [Int] = []
    private let log: Log

    init(_ log: Log = Log()) { self.log = log }

    deinit { log("released") }

    /// Records the elements of `source`, and calls `done` when it completes.
    func follow(_ source: Observable<Int>, _ done: @escaping @Sendable () -> Void) -> any Disposable {
      source.observe(on: ActorScheduler(self)).subscribe(
        onNext: { sale in
          self.preconditionIsolated()
          self.sales.append(sale)
        },
        onCompleted: {
          self.preconditionIsolated()
          done()
        })
    }

    /// Whether work scheduled on the actor is performed immediately.
    func performsImmediately() -> Bool {
      var isDone = false
      _ = ActorScheduler(self).schedule(()) { _ in
        isDone = true
        return Disposables.create()
      }
      return isDone
    }
  }

  @Test func `elements are delivered on the actor, in order`() async throws {
    let ledger = Ledger()
    let sales = PublishSubject<Int>()
    let (ends, end) = AsyncStream<Void>.makeStream()
    let subscription = await ledger.follow(sales) { end.finish() }
    Thread.detachNewThread {
      for sale in 0..<1000 { sales.onNext(sale) }
      sales.onCompleted()
    }
    for await _ in ends {}
    #expect(await ledger.sales == Array(0..<1000))
    subscription.dispose()
  }

  @Test func `downstream operators run on the actor`() async throws {
    let ledger = Ledger()
    let doubled = Observable.of(1, 2).observe(on: ActorScheduler(ledger)).map { number in
      ledger.preconditionIsolated()
      return number * 2
    }
    #expect(try await lines(of: doubled) == ["next(2)", "next(4)", "completed"])
  }

  @Test func `the scheduler works with the main actor`() async throws {
    let checked = Observable.of(1).observe(on: ActorScheduler(MainActor.shared)).map { number in
      MainActor.preconditionIsolated()
      return number
    }
    #expect(try await lines(of: checked) == ["next(1)", "completed"])
  }

  @Test func `the scheduler works with a serial executor`() async throws {
    final class Queue: SerialExecutor {
      let queue = DispatchQueue(label: "executor")
      let key = DispatchSpecificKey<Bool>()

      init() { queue.setSpecific(key: key, value: true) }

      func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      }
    }
    let executor = Queue()
    let places = Observable.of(1, 2).observe(on: ActorScheduler(executor: executor)).map { _ in
      DispatchQueue.getSpecific(key: executor.key) == true
    }
    #expect(try await lines(of: places) == ["next(true)", "next(true)", "completed"])
  }

  @Test func `work is never performed immediately`() async {
    #expect(await !Ledger().performsImmediately())
  }

  @Test func `a subscription retains its actor until it ends`() async throws {
    let log = Log()
    let sales = PublishSubject<Int>()
    var ledger: Ledger? = Ledger(log)
    let subscription = await ledger?.follow(sales) {}
    ledger = nil
    // Elements that are queued for the actor are still delivered.
    try await awaited { done in
      _ = sales.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).subscribe(onNext: { _ in done() }
      )
      sales.onNext(1)
    }
    #expect(ledger == nil && log.lines == [])
    subscription?.dispose()
    sales.onCompleted()
    while log.lines.isEmpty {
      try Task.checkCancellation()
      await Task.yield()
    }
    #expect(log.lines == ["released"])
  }
}
