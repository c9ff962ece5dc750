import Reactive
import Testing

struct SubscribeTests {
  @Test func `subscribe calls the closure for each kind of event, then onDisposed`() {
    let log = Log()
    let done = Observable.of(1, 2).subscribe(
      onNext: { log("\($0)") }, onError: { log("\($0)") }, onCompleted: { log("completed") },
      onDisposed: { log("disposed") })
    done.dispose()
    #expect(log.lines == ["1", "2", "completed", "disposed"])
  }

  @Test func `onDisposed is called once after an error`() {
    let log = Log()
    let failed = Observable<Int>.error(Failure.first).subscribe(
      onError: { log("\($0)") }, onDisposed: { log("disposed") })
    failed.dispose()
    #expect(log.lines == ["first", "disposed"])
  }

  @Test func `on disposal, the source is disposed of before onDisposed is called`() {
    let log = Log()
    let source = Observable<Int>.create { _ in Disposables.create { log("source") } }
    source.subscribe(onDisposed: { log("disposed") }).dispose()
    #expect(log.lines == ["source", "disposed"])
  }

  @Test func `on completion, onDisposed is called before the source is disposed of`() {
    let log = Log()
    let source = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { log("source") }
    }
    _ = source.subscribe(onDisposed: { log("disposed") })
    #expect(log.lines == ["disposed", "source"])
  }

  @Test func `nothing is delivered after disposal`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = subject.subscribe(log.observer())
    subject.onNext(1)
    subscription.dispose()
    subscription.dispose()
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["next(1)"])
    #expect(!subject.hasObservers)
  }

  @Test func `a finished subscription releases its closures`() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    subject.subscribe(onNext: { [owner] _ in _ = owner }).disposed(by: bag)
    owner = nil
    #expect(weakOwner != nil)
    subject.onCompleted()
    #expect(weakOwner == nil)
  }

  @Test func `a disposed subscription releases its closures`() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let subject = PublishSubject<Int>()
    let subscription = subject.map { $0 }.subscribe(onNext: { [owner] _ in _ = owner })
    owner = nil
    subscription.dispose()
    #expect(weakOwner == nil)
  }

  @Test func `disposal during the terminal event does not wait for the observer`() {
    for end in [Event<Int>.completed, .error(Failure.first)] {
      let log = Log()
      let subject = PublishSubject<Int>()
      let subscription = SerialDisposable()
      let dispose = {
        log("end")
        subscription.dispose()
        log("returned")
      }
      subscription.disposable = subject.do(onDispose: { log("upstream") }).subscribe(
        onError: { _ in dispose() }, onCompleted: dispose, onDisposed: { log("disposed") })
      subject.on(end)
      #expect(log.lines == ["end", "upstream", "disposed", "returned"])
    }
  }
}
