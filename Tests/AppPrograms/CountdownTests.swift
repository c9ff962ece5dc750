import RxSwift
import RxTest
import Testing

struct CountdownTests {
  private typealias State = SeatHoldViewModel.State

  private struct Refusal: Error {}

  /// Confirms or refuses a payment after two seconds.
  private final class Office: BoxOffice {
    private let scheduler: TestScheduler
    var accepts = true
    private(set) var payments: [TestableObservable<String>] = []
    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func pay(for seats: [String]) -> Single<String> {
      let payment: TestableObservable<String> =
        accepts
        ? scheduler.createColdObservable([.next(2, seats.joined()), .completed(2)])
        : scheduler.createColdObservable([.error(2, Refusal())])
      payments.append(payment)
      return payment.asSingle()
    }
  }

  private let scheduler = TestScheduler(initialClock: 0)
  private let hold = PublishSubject<[String]>()
  private let pay = PublishSubject<Void>()
  private let release = PublishSubject<Void>()

  private func makeViewModel(_ office: Office) -> SeatHoldViewModel {
    SeatHoldViewModel(
      hold: hold, pay: pay, release: release, office: office, duration: 5, warningAt: 2,
      scheduler: scheduler)
  }

  private func states(_ office: Office, until end: Int = 1000) -> [Recorded<Event<State>>] {
    let model = makeViewModel(office)
    return scheduler.start(created: 1, subscribed: 2, disposed: end) { model.state }.events
  }

  @Test func `unpaid seats expire`() {
    scheduler.scheduleAt(10) { hold.onNext(["F7"]) }
    let states = states(Office(scheduler))
    #expect(
      states == [
        .next(2, .free), .next(10, .held(secondsLeft: 5)), .next(11, .held(secondsLeft: 4)),
        .next(12, .held(secondsLeft: 3)), .next(13, .held(secondsLeft: 2)),
        .next(14, .held(secondsLeft: 1)), .next(15, .expired),
      ])
    // No timer is left, so the clock stops at the disposal.
    #expect(scheduler.clock == 1000)
  }

  @Test func `a payment in time ends the countdown`() {
    scheduler.scheduleAt(10) { hold.onNext(["F7", "F8"]) }
    scheduler.scheduleAt(11) { pay.onNext(()) }
    scheduler.scheduleAt(12) { pay.onNext(()) }
    let office = Office(scheduler)
    let states = states(office)
    #expect(
      states == [
        .next(2, .free), .next(10, .held(secondsLeft: 5)), .next(11, .held(secondsLeft: 4)),
        .next(12, .held(secondsLeft: 3)), .next(13, .paid(ticket: "F7F8")),
      ])
    #expect(office.payments.count == 1)
    #expect(!pay.hasObservers)
  }

  @Test func `a payment in progress is cancelled when the hold expires`() {
    scheduler.scheduleAt(10) { hold.onNext(["F7"]) }
    scheduler.scheduleAt(14) { pay.onNext(()) }
    let office = Office(scheduler)
    let states = states(office)
    #expect(states.suffix(2) == [.next(14, .held(secondsLeft: 1)), .next(15, .expired)])
    #expect(office.payments.map(\.subscriptions) == [[Subscription(14, 15)]])
  }

  @Test func `after a refused payment, the seats are still held and the user can retry`() {
    let office = Office(scheduler)
    office.accepts = false
    let model = makeViewModel(office)
    let refusals = scheduler.createObserver(String.self)
    let warnings = scheduler.createObserver(String.self)
    let states = scheduler.createObserver(State.self)
    let bag = DisposeBag()
    model.refusals.subscribe(refusals).disposed(by: bag)
    model.warnings.subscribe(warnings).disposed(by: bag)
    model.state.subscribe(states).disposed(by: bag)
    scheduler.scheduleAt(10) { hold.onNext(["F7", "F8"]) }
    scheduler.scheduleAt(10) { pay.onNext(()) }
    scheduler.scheduleAt(12) {
      office.accepts = true
      pay.onNext(())
    }
    scheduler.scheduleAt(13) { pay.onNext(()) }
    scheduler.start()
    #expect(refusals.events == [.next(12, "The payment for F7 and F8 was refused.")])
    #expect(warnings.events == [.next(13, "Your seats are held for 0:02 more.")])
    #expect(states.events.suffix(2) == [.next(14, .held(secondsLeft: 1)), .next(15, .paid(ticket: "F7F8"))])
  }

  @Test func `released seats are free, and other seats restart the countdown`() {
    scheduler.scheduleAt(10) { hold.onNext(["F7"]) }
    scheduler.scheduleAt(11) { hold.onNext(["G1"]) }
    scheduler.scheduleAt(13) { release.onNext(()) }
    let states = states(Office(scheduler))
    #expect(
      states == [
        .next(2, .free), .next(10, .held(secondsLeft: 5)), .next(11, .held(secondsLeft: 5)),
        .next(12, .held(secondsLeft: 4)), .next(13, .free),
      ])
  }

  @Test func `closing the screen stops the countdown`() {
    scheduler.scheduleAt(10) { hold.onNext(["F7"]) }
    let states = states(Office(scheduler), until: 12)
    #expect(
      states == [.next(2, .free), .next(10, .held(secondsLeft: 5)), .next(11, .held(secondsLeft: 4))])
    #expect(scheduler.clock == 12)
    #expect(!hold.hasObservers && !release.hasObservers)
  }

  @Test(arguments: [(0, "0:00"), (9, "0:09"), (75, "1:15"), (300, "5:00")])
  func `the time is shown in minutes and seconds`(seconds: Int, text: String) {
    #expect(SeatHoldViewModel.clock(seconds) == text)
  }
}
