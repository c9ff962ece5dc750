import ExitTesting
import Reactive
import Testing

/// Each test runs in a process of its own, in which no other test subscribes.
struct ResourcesTests {
  @Test(.exitTest) func `a subscription is counted until it terminates`() async {
    await #expect(processExitsWith: .success) {
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 }.subscribe()
      precondition(Resources.total == 1, "\(Resources.total)")
      subject.onCompleted()
      precondition(Resources.total == 0, "\(Resources.total)")
      subscription.dispose()
      precondition(Resources.total == 0, "\(Resources.total)")
    }
  }

  @Test(.exitTest) func `a subscription is counted until it is disposed of`() async {
    await #expect(processExitsWith: .success) {
      let subject = PublishSubject<Int>()
      var bag: DisposeBag? = DisposeBag()
      for _ in 1...3 { if let bag { subject.subscribe().disposed(by: bag) } }
      precondition(Resources.total == 3)
      bag = nil
      precondition(bag == nil && Resources.total == 0)
    }
  }

  @Test(.exitTest) func `a subscription is counted until its source is released`() async {
    await #expect(processExitsWith: .success) {
      var subject: PublishSubject<Int>? = PublishSubject()
      _ = subject?.subscribe()
      _ = Observable<Int>.never().subscribe()
      precondition(Resources.total == 1, "\(Resources.total)")
      subject = nil
      precondition(subject == nil && Resources.total == 0)
    }
  }

  @Test(.exitTest) func `a program can count its own resources`() async {
    await #expect(processExitsWith: .success) {
      precondition(Resources.incrementTotal() == 1)
      precondition(Resources.decrementTotal() == 0)
    }
  }
}
