import Reactive
import Testing

/// In processes of their own, where no other test counts.
struct ResourcesTests {
  @Test func `counts a subscription until its end`() async {
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

  @Test func `counts a subscription until its disposal`() async {
    await #expect(processExitsWith: .success) {
      let subject = PublishSubject<Int>()
      var bag: DisposeBag? = DisposeBag()
      for _ in 1...3 { if let bag { subject.subscribe().disposed(by: bag) } }
      precondition(Resources.total == 3)
      bag = nil
      precondition(bag == nil && Resources.total == 0)
    }
  }

  @Test func `counts a subscription until nobody can reach it`() async {
    await #expect(processExitsWith: .success) {
      var subject: PublishSubject<Int>? = PublishSubject()
      _ = subject?.subscribe()
      _ = Observable<Int>.never().subscribe()
      precondition(Resources.total == 1, "\(Resources.total)")
      subject = nil
      precondition(subject == nil && Resources.total == 0)
    }
  }

  @Test func `can be counted by hand`() async {
    await #expect(processExitsWith: .success) {
      precondition(Resources.incrementTotal() == 1)
      precondition(Resources.decrementTotal() == 0)
    }
  }
}
