import Reactive
import Testing

@MainActor
struct ControlEventTests {
  private let log = Log()

  @Test func `a control event can be converted to the types that cannot fail`() {
    let taps = PublishSubject<Int>()
    let event = ControlEvent(events: taps)
    _ = event.asDriver().drive(onNext: { [log] in log("driver \($0)") })
    _ = event.asSignal().emit(onNext: { [log] in log("signal \($0)") })
    _ = event.asInfallible().subscribe(onNext: { [log] in log("infallible \($0)") })
    _ = event.asControlEvent().asObservable().subscribe(onNext: { [log] in log("observable \($0)") })
    _ = event.subscribe(onNext: { [log] in log("event \($0)") })
    taps.onNext(1)
    #expect(log.lines == ["driver 1", "signal 1", "infallible 1", "observable 1", "event 1"])
    taps.onCompleted()
  }
}
