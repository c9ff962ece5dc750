import Dispatch
import Foundation
import Lesson
import Reactive

/// What the chapter has taught, asked about what it has not shown.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a stamp and three attempts") {
    _ = Observable<String>.error(LineError.busy)
      .do(onSubscribe: { print("check") })
      .catchAndReturn("stamp")
      .retry(3)
      .subscribe { print($0) }
  }

  example(of: "persons that are counted") {
    let broken = Observable<Int>.error(LineError.busy)
    _ = Observable.of(1, 2).concat(broken)
      .retry(2)
      .catchAndReturn(3)
      .reduce(0, accumulator: +)
      .subscribe { print($0) }
  }

  example(of: "a thousand attempts") {
    var attempts = 0
    let giveUp = PublishSubject<Void>()
    _ = Observable<Int>.error(LineError.busy)
      .do(onSubscribe: {
        attempts += 1
        if attempts == 1000 { giveUp.onNext(()) }
      })
      .retry().take(until: giveUp)
      .subscribe { print($0) }
    print("attempts:", attempts)
  }

  example(of: "a notifier that does not listen") {
    _ = Observable<Int>.error(LineError.busy)
      .do(onSubscribe: { print("check") })
      .retry(when: { _ in Observable.just("again") })
      .subscribe { print($0) }
  }

  example(of: "yes and no") {
    let taps = PublishSubject<Void>()
    let server = Server(.fails(LineError.busy), .good)
    _ = server.check("A7")
      .retry(when: { _ in taps })
      .stamped(by: "handset")
    pause(for: .milliseconds(700))
    taps.onNext(())
    taps.onError(LineError.noSignal)
    pause(for: .seconds(1))
  }

  example(of: "a pause on another queue") {
    let queue = SerialDispatchQueueScheduler(qos: .utility)
    _ = Observable<Int>.error(LineError.busy)
      .do(onSubscribe: { print("on main:", Thread.isMainThread) })
      .backingOff(attempts: 2, jitter: { $0 }, scheduler: queue)
      .subscribe(onError: { error in print(error) })
    pause(for: .seconds(2))
  }

  example(of: "three who do not handle it") {
    Hooks.defaultErrorHandler = { _, _ in print("report") }
    let check = Observable<Int>.error(LineError.busy)
    _ = check.subscribe(onNext: { print($0) })
    _ = check.subscribe { _ in }
    _ = check.catchAndReturn(0).subscribe(onNext: { print($0) })
  }

  example(of: "where the subscription was made") {
    Hooks.defaultErrorHandler = { callStack, _ in print(callStack) }
    Hooks.customCaptureSubscriptionCallstack = { ["sales form"] }
    let sale = PublishSubject<Int>()
    _ = sale.subscribe(onNext: { print($0) })
    Hooks.recordCallStackOnError = true
    _ = sale.subscribe(onNext: { print($0) })
    Hooks.customCaptureSubscriptionCallstack = { ["back office"] }
    sale.onError(LineError.busy)
  }
}
