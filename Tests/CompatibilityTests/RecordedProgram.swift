import RxBlocking
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import XCTest

final class RecordedProgram: XCTestCase {
  private let disposeBag = DisposeBag()

  func testVirtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      .next(150, 1),
      .next(210, 2),
      .next(220, 3),
      .completed(250),
    ])

    let res = scheduler.start { xs.map { $0 * 2 } }

    XCTAssertEqual(res.events, [.next(210, 4), .next(220, 6), .completed(250)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 250)])
    XCTAssertRecordedElements(Array(res.events.dropLast()), [4, 6])
  }

  func testObserver() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(String.self)
    let relay = BehaviorRelay(value: "first")
    relay.subscribe(observer).disposed(by: disposeBag)
    scheduler.scheduleAt(10) { relay.accept("second") }
    scheduler.start()
    let correctMessages = Recorded.events(
      .next(0, "first"),
      .next(10, "second")
    )
    XCTAssertEqual(observer.events, correctMessages)
  }

  func testBlocking() throws {
    XCTAssertEqual(try Observable.of(1, 2, 3).toBlocking().toArray(), [1, 2, 3])
    XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.01).first())
  }

  func testMainSchedulerIsServedWhileTheMainThreadWaits() throws {
    let values = Observable<Int>.create { observer in
      MainScheduler.asyncInstance.schedule(()) { _ in
        observer.onNext(7)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    XCTAssertEqual(try values.toBlocking(timeout: 5).toArray(), [7])
  }

  func testQualifiedNames() {
    let sequence: RxSwift.Observable<Int> = RxSwift.Observable.just(1)
    let relay = RxRelay.PublishRelay<Int>()
    let subscription: RxSwift.Disposable = sequence.subscribe(onNext: relay.accept)
    subscription.dispose()
    XCTAssertEqual(RxTest.Recorded.next(1, 2), Recorded.next(1, 2))
    #if DEBUG
    let total: Int32 = RxSwift.Resources.total
    XCTAssertGreaterThanOrEqual(total, 0)
    #endif
  }
}
