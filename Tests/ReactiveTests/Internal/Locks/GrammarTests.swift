import Dispatch
import Reactive
import Testing

/// In processes of their own, where no other sender is counted.
struct GrammarTests {
  @Test func `counts what is sent after an end`() async {
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

  @Test func `counts what is sent while another thread is sending`() async {
    await #expect(processExitsWith: .success) {
      Grammar.watch()
      let log = Log()
      var send: ((Int) -> Void)?
      let source = Observable<Int>.create { observer in
        let handed = Handed(observer)
        send = { handed.value.onNext($0) }
        return Disposables.create()
      }
      let elsewhere = DispatchQueue(label: "elsewhere")
      _ = source.subscribe(onNext: { number in
        log("\(number)")
        if number > 1 { return }
        let handed = Handed(send)
        let sent = DispatchSemaphore(value: 0)
        elsewhere.async {
          handed.value?(2)
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
