import ExitTesting
import Reactive
import Testing

struct ReplayTests {
  private let log = Log()

  @Test func `replay replays the last elements to a late subscriber while it is connected`() {
    let subject = PublishSubject<Int>()
    let numbers = subject.replay(2)
    let connection = numbers.connect()
    for number in 1...3 { subject.onNext(number) }
    let late = numbers.subscribe(log.observer())
    subject.onNext(4)
    #expect(log.lines == ["next(2)", "next(3)", "next(4)"])
    late.dispose()
    connection.dispose()
  }

  @Test func `replay that has completed replays nothing until it is connected again`() {
    let numbers = Observable.of(1, 2).replay(1)
    _ = numbers.connect()
    let late = numbers.subscribe(log.observer())
    #expect(log.lines.isEmpty)
    _ = numbers.connect()
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
    late.dispose()
  }

  @Test(.exitTest) func `a negative buffer size traps at the first subscription`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).replay(-1).subscribe() }
  }

  @Test func `replay still replays after its source has gone silent or has been released`() {
    let log = Log()
    let silent = Observable.just(1).concat(Observable.never()).replay(1)
    let connection = silent.connect()
    silent.subscribe(log.observer()).dispose()
    #expect(log.lines == ["next(1)"])
    connection.dispose()
    var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 2)
    let abandoned = relay?.replay(1)
    let other = abandoned?.connect()
    relay = nil
    abandoned?.subscribe(log.observer()).dispose()
    #expect(log.lines == ["next(1)", "next(2)"])
    other?.dispose()
  }
}
