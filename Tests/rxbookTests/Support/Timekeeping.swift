@testable import Runner

/// A chapter of examples about time.
enum Timekeeping {
  static let chapter = CompiledChapter("Timekeeping", source)

  private static let source = #"""
    import Foundation
    import Lesson
    import Reactive

    struct Busy: Error {}

    func serial(_ name: String) -> SerialDispatchQueueScheduler {
      SerialDispatchQueueScheduler(internalSerialQueueName: name)
    }

    let concurrent = ConcurrentDispatchQueueScheduler(qos: .default)
    let main = MainScheduler.instance

    @ExampleListBuilder var timers: ExampleList {
      example(of: "a minute") {
        let bag = DisposeBag()
        for (name, scheduler) in [("main", main as any SchedulerType), ("serial", serial("a")), ("concurrent", concurrent)] {
          Observable<Int>.interval(.seconds(20), scheduler: scheduler)
            .subscribe(onNext: { print(name, $0) }).disposed(by: bag)
        }
        pause(for: .seconds(60))
      }
      example(of: "an hour") {
        var count = 0
        let ticks = Observable<Int>.interval(.seconds(1), scheduler: serial("a"))
          .subscribe(onNext: { _ in count += 1 })
        pause(for: Duration.seconds(3600))
        ticks.dispose()
        print(count)
      }
      example(of: "ties") {
        for name in ["a", "b", "a"] {
          _ = serial(name).scheduleRelative(name, dueTime: .seconds(1)) { name in
            print(name)
            _ = main.scheduleRelative(name, dueTime: .seconds(0)) { name in
              print("then", name)
              return Disposables.create()
            }
            return Disposables.create()
          }
        }
        _ = main.scheduleRelative((), dueTime: .milliseconds(999)) { _ in
          print("first")
          return Disposables.create()
        }
        pause(for: .seconds(1))
        print("end")
      }
      example(of: "cancelled") {
        let work = serial("a").scheduleRelative((), dueTime: .seconds(1)) { _ in
          print("never")
          return Disposables.create()
        }
        let ticks = Observable<Int>.interval(.seconds(1), scheduler: main).subscribe(onNext: { print($0) })
        pause(for: .milliseconds(2500))
        work.dispose()
        ticks.dispose()
        let late = concurrent.scheduleRelative((), dueTime: .seconds(1)) { _ in
          print("never")
          return Disposables.create()
        }
        late.dispose()
        _ = main.schedulePeriodic(1, startAfter: .seconds(1), period: .never) { number in
          print("once", number)
          return number
        }
        pause(for: .seconds(10))
      }
      example(of: "operators") {
        let input = PublishSubject<String>()
        let bag = DisposeBag()
        input.debounce(.milliseconds(300), scheduler: main)
          .subscribe(onNext: { print("debounce", $0) }).disposed(by: bag)
        input.throttle(.milliseconds(500), scheduler: serial("throttle"))
          .subscribe(onNext: { print("throttle", $0) }).disposed(by: bag)
        input.delay(.seconds(1), scheduler: concurrent)
          .subscribe(onNext: { print("delay", $0) }).disposed(by: bag)
        input.buffer(timeSpan: .seconds(1), count: 2, scheduler: serial("buffer"))
          .subscribe(onNext: { print("buffer", $0) }).disposed(by: bag)
        input.window(timeSpan: .seconds(2), count: 9, scheduler: main)
          .flatMap { $0.toArray() }.subscribe(onNext: { print("window", $0) }).disposed(by: bag)
        input.timeout(.seconds(1), scheduler: serial("timeout"))
          .subscribe(onError: { print("timeout", $0) }).disposed(by: bag)
        for (letter, wait) in [("a", 100), ("b", 100), ("c", 400), ("d", 2000)] {
          input.onNext(letter)
          pause(for: .milliseconds(wait))
        }
      }
      example(of: "back-off") {
        var attempts = 0
        let flaky = Observable<Int>.deferred {
          attempts += 1
          print("attempt", attempts, "at", main.now.timeIntervalSinceReferenceDate)
          return attempts < 4 ? .error(Busy()) : .just(attempts)
        }
        let patient = flaky.retry(when: { errors in
          errors.enumerated().flatMap { failure in
            Observable<Int>.timer(.seconds(1 << failure.index), scheduler: concurrent)
          }
        })
        pause(untilEndOf: patient)
        print("done at", main.now.timeIntervalSinceReferenceDate)
      }
      example(of: "nested") {
        let timers = DisposeBag()
        Observable<Int>.timer(.seconds(1), scheduler: serial("a")).subscribe(onNext: { _ in
          print("in")
          pause(for: .seconds(5))
          print("out")
        }).disposed(by: timers)
        Observable<Int>.interval(.seconds(1), scheduler: main).take(4)
          .subscribe(onNext: { print($0) }).disposed(by: timers)
        Observable<Int>.timer(.milliseconds(2500), scheduler: main).subscribe(onNext: { _ in
          print("main in")
          pause(for: .seconds(1))
          print("main out")
        }).disposed(by: timers)
        pause(for: .seconds(2))
        print("two")
        pause(for: .seconds(6))
      }
      example(of: "inside an event") {
        _ = Observable.of(1, 2).subscribe(onNext: { number in
          _ = Observable<Int>.timer(.seconds(1), scheduler: main)
            .flatMap { _ in Observable.of("x", "y") }
            .subscribe(onNext: { print(number, $0) })
          pause(for: .seconds(1))
          print("after", number)
        })
      }
    }

    @ExampleListBuilder var places: ExampleList {
      example(of: "main queue") {
        _ = Observable.of(1, 2).observe(on: MainScheduler.asyncInstance)
          .subscribe(onNext: { number in
            MainScheduler.ensureExecutingOnScheduler()
            print(number, Thread.isMainThread)
          })
        print("before")
        pause(for: .seconds(0))
        _ = Observable<Int>.timer(.seconds(1), scheduler: ConcurrentMainScheduler.instance)
          .observe(on: main).subscribe(onNext: { print("timer", $0, Thread.isMainThread) })
        pause(for: .seconds(1))
        DispatchQueue.main.async { print("the reader's own") }
        pause(for: .seconds(0))
      }
      example(of: "other queues") {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        _ = Observable.of(1, 2).observe(on: OperationQueueScheduler(operationQueue: queue))
          .subscribe(onNext: { print("operation", $0, OperationQueue.current == queue) })
        _ = Observable.of(1).observe(on: OperationQueueScheduler(operationQueue: .main))
          .subscribe(onNext: { print("main operation", $0, Thread.isMainThread) })
        _ = Observable.of(1).subscribe(on: concurrent)
          .subscribe(onNext: { print("concurrent", $0, Thread.isMainThread) })
        print("body")
      }
      example(of: "a suspended queue") {
        let queue = OperationQueue()
        queue.isSuspended = true
        let scheduler = OperationQueueScheduler(operationQueue: queue)
        _ = Observable.of(1, 2).observe(on: scheduler).subscribe(onNext: { print("operation", $0) })
        let ticks = Observable<Int>.interval(.seconds(1), scheduler: main).subscribe(onNext: { print($0) })
        pause(for: .seconds(2))
        print("resumed")
        queue.isSuspended = false
        pause(for: .seconds(1))
        ticks.dispose()
        queue.isSuspended = true
        _ = Observable.of(3).observe(on: scheduler).subscribe(onNext: { print("never", $0) })
      }
      example(of: "priorities") {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        for (name, priority) in [("low", .low), ("high", .veryHigh)] as [(String, Operation.QueuePriority)] {
          let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: priority)
          _ = scheduler.schedule(name) { name in
            print(name)
            return Disposables.create()
          }
        }
      }
      example(of: "real time") {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        let ticks = Observable<Int>.interval(.seconds(1), scheduler: main).subscribe()
        let rang = BehaviorRelay(value: false)
        timer.setEventHandler { rang.accept(true) }
        timer.schedule(deadline: .now() + .milliseconds(200))
        timer.resume()
        pause(for: .seconds(100))
        print("after the pause", rang.value)
        ticks.dispose()
        pause(until: rang.value)
        print("later", rang.value)
      }
      example(of: "log") {
        _ = Observable<Int>.timer(.milliseconds(1500), scheduler: main).debug("ring").subscribe()
        pause(for: .seconds(2))
      }
    }

    @ExampleListBuilder var tasks: ExampleList {
      example(of: "values") {
        for try await number in Observable<Int>.interval(.seconds(9), scheduler: serial("a")).take(2).values {
          print(number)
        }
        print(try await Single.just("single").delay(.seconds(60), scheduler: main).value)
        await pause(for: .seconds(9))
        async let long: Void = pause(for: Duration.seconds(2))
        async let short: Void = pause(for: .seconds(1))
        _ = await (short, long)
        print(main.now.timeIntervalSinceReferenceDate)
      }
      example(of: "tasks") {
        let ticks = Observable<Int>.interval(.seconds(1), scheduler: serial("a")).take(2)
        let isDone = BehaviorRelay(value: false)
        Task {
          for try await number in ticks.values { print("task", number) }
          await MainActor.run { print("main actor", Thread.isMainThread) }
          isDone.accept(true)
        }
        _ = ticks.subscribe(onNext: { print("tick", $0) })
        print("body")
        pause(until: isDone.value)
      }
      example(of: "continuation") {
        let number: Int = await withCheckedContinuation { continuation in
          _ = Observable<Int>.timer(.seconds(60), scheduler: main)
            .subscribe(onNext: { continuation.resume(returning: $0) })
        }
        print(number)
      }
      example(of: "sleep") {
        let ticks = Observable<Int>.interval(.seconds(1), scheduler: main).subscribe(onNext: { print($0) })
        try await Task.sleep(for: .milliseconds(10))
        print("slept")
        await pause(for: .seconds(2))
        ticks.dispose()
        let isDone = BehaviorRelay(value: false)
        Task {
          await pause(for: .seconds(3))
          isDone.accept(true)
        }
        await pause(until: isDone.value)
        print(main.now.timeIntervalSinceReferenceDate)
      }
    }

    @ExampleListBuilder var ends: ExampleList {
      example(of: "endless") {
        _ = Observable<Int>.interval(.seconds(1), scheduler: main).subscribe(onNext: { print($0) })
      }
      example(of: "forgotten work") {
        _ = serial("a").scheduleRelative((), dueTime: .seconds(1)) { _ in Disposables.create() }
      }
      example(of: "due at the end") {
        _ = Observable.of(1, 2).observe(on: serial("a")).subscribe(onNext: { print("serial", $0) })
        _ = Observable.of(1).observe(on: MainScheduler.asyncInstance).subscribe(onNext: { print("main", $0) })
        print("body")
      }
      example(of: "endless work") {
        _ = Observable.repeatElement(1, scheduler: serial("a")).subscribe()
      }
      example(of: "hopeless") { pause(until: false) }
      example(of: "too late") {
        _ = Observable<Int>.interval(.seconds(1), scheduler: main).subscribe()
        pause(until: false, atMost: .seconds(5))
      }
      example(of: "late events") {
        _ = Observable<Int>.create { observer in
          observer.onNext(1)
          observer.onCompleted()
          observer.onNext(2)
          observer.onCompleted()
          return Disposables.create()
        }.subscribe { print($0) }
      }
      example(of: "two senders") {
        let isInside = DispatchSemaphore(value: 0)
        let isSent = DispatchSemaphore(value: 0)
        _ = Observable<Int>.create { observer in
          Thread.detachNewThread {
            isInside.wait()
            observer.onNext(2)
            isSent.signal()
          }
          observer.onNext(1)
          observer.onCompleted()
          return Disposables.create()
        }.subscribe(onNext: { number in
          print(number)
          guard number == 1 else { return }
          isInside.signal()
          isSent.wait()
        })
      }
      example(of: "stopped in time") {
        _ = Observable<Int>.create { observer in
          for number in 1...5 { observer.onNext(number) }
          return Disposables.create()
        }.take(1).subscribe(onNext: { print($0) })
      }
      example(of: "real pause") {
        let start = ContinuousClock.now
        _ = Observable<Int>.interval(.milliseconds(10), scheduler: main).take(2)
          .subscribe(onNext: { print($0, Thread.isMainThread) })
        pause(for: .milliseconds(200))
        print(.now - start > .milliseconds(190))
        _ = Observable.of(1).observe(on: serial("a")).observe(on: MainScheduler.asyncInstance)
          .subscribe(onNext: { print("end", $0) })
      }
      example(of: "real task") {
        for try await number in Observable<Int>.interval(.milliseconds(10), scheduler: main).take(2).values {
          print(number)
        }
        await pause(for: .milliseconds(5))
        await MainActor.run { print(Thread.isMainThread) }
      }
    }

    public let chapter = Chapter("Timekeeping") {
      timers
      places
      tasks
      ends
    }
    """#

  /// Runs the example called `name`.
  static func run(_ name: String, time: JobRequest.Time = .virtual, seconds: Double = 10) throws -> RunResult
  {
    try chapter.run([name], limits: Limits(seconds: seconds), time: time)[0]
  }
}
