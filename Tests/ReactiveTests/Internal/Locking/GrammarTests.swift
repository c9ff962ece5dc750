import Dispatch
import ExitTesting
import Reactive
import Testing

/// Each test runs in a process of its own, in which no other test emits.
struct GrammarTests {
  @Test(.exitTest) func `events after a terminal event are counted`() async {
    await #expect(processExitsWith: .success) {
      Grammar.watch()
      let source = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onError(Failure.first)
        return Disposables.create()
      }
      _ = source.subscribe()
      precondition(Grammar.lateEvents == 2, "\(Grammar.lateEvents)")
      precondition(Grammar.overlappingEvents == 0)
    }
  }

  @Test(.exitTest) func `events that overlap events of another thread are counted`() async {
    await #expect(processExitsWith: .success) {
      Grammar.watch()
      let log = Log()
      var send: ((Int) -> Void)?
      let source = Observable<Int>.create { observer in
        let unchecked = UncheckedSendable(observer)
        send = { unchecked.value.onNext($0) }
        return Disposables.create()
      }
      let elsewhere = DispatchQueue(label: "elsewhere")
      _ = source.subscribe(onNext: { number in
        log("\(number)")
        if number > 1 { return }
        let unchecked = UncheckedSendable(send)
        let sent = DispatchSemaphore(value: 0)
        elsewhere.async {
          unchecked.value?(2)
          sent.signal()
        }
        precondition(sent.wait(timeout: .now() + 300) == .success)
      })
      send?(1)
      precondition(log.lines == ["1", "2"], "\(log.lines)")
      precondition(Grammar.overlappingEvents == 1, "\(Grammar.overlappingEvents)")
      precondition(Grammar.lateEvents == 0)
    }
  }
}
