import RxCocoa
import RxRelay
import RxSwift
import RxTest
import Testing

@MainActor
struct ActivityIndicatorTests {
  private struct Refusal: Error {}

  /// Answers after 20 steps; renewals take 50, and renewals by "Emma" are refused.
  private final class Desk: LendingDesk {
    private let scheduler: TestScheduler
    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func loans() -> Single<[Loan]> {
      let shelf = [Loan(title: "Emma", dueDay: 3), Loan(title: "Walden", dueDay: 5)]
      return scheduler.createColdObservable([.next(20, shelf), .completed(20)]).asSingle()
    }

    func renew(_ title: String) -> Single<Loan> {
      if title == "Emma" { return scheduler.createColdObservable([.error(50, Refusal())]).asSingle() }
      let loan = Loan(title: title, dueDay: 33)
      return scheduler.createColdObservable([.next(50, loan), .completed(50)]).asSingle()
    }
  }

  private let scheduler = TestScheduler(initialClock: 0)
  private let refresh = PublishRelay<Void>()
  private let renew = PublishRelay<String>()
  private let bag = DisposeBag()

  private func makeViewModel() -> LoansViewModel {
    LoansViewModel(refresh: refresh.asSignal(), renew: renew.asSignal(), desk: Desk(scheduler))
  }

  @Test func `the captions list all work in progress, oldest first`() {
    let model = makeViewModel()
    let captions = scheduler.createObserver([String].self)
    let busy = scheduler.createObserver(Bool.self)
    let loans = scheduler.createObserver([Loan].self)
    model.activity.drive(captions).disposed(by: bag)
    model.isBusy.drive(busy).disposed(by: bag)
    model.loans.drive(loans).disposed(by: bag)
    scheduler.scheduleAt(10) { refresh.accept(()) }
    scheduler.scheduleAt(25) { renew.accept("Walden") }
    scheduler.start()

    #expect(
      captions.events == [
        .next(0, []), .next(10, ["Loans"]), .next(25, ["Loans", "Walden"]), .next(30, ["Walden"]),
        .next(75, []),
      ])
    #expect(busy.events == [.next(0, false), .next(10, true), .next(75, false)])
    #expect(
      loans.events == [
        .next(30, [Loan(title: "Emma", dueDay: 3), Loan(title: "Walden", dueDay: 5)]),
        .next(75, [Loan(title: "Emma", dueDay: 3), Loan(title: "Walden", dueDay: 33)]),
      ])
  }

  @Test func `a refused renewal shows an error and removes its caption`() {
    let model = makeViewModel()
    let captions = scheduler.createObserver([String].self)
    let complaints = scheduler.createObserver(String.self)
    let loans = scheduler.createObserver([Loan].self)
    model.activity.drive(captions).disposed(by: bag)
    model.complaints.emit(to: complaints).disposed(by: bag)
    model.loans.drive(loans).disposed(by: bag)
    scheduler.scheduleAt(10) { renew.accept("Emma") }
    scheduler.scheduleAt(70) { refresh.accept(()) }
    scheduler.start()

    #expect(complaints.events == [.next(60, "Emma is wanted by somebody else.")])
    #expect(
      captions.events == [
        .next(0, []), .next(10, ["Emma"]), .next(60, []), .next(70, ["Loans"]), .next(90, []),
      ])
    #expect(
      loans.events == [.next(90, [Loan(title: "Emma", dueDay: 3), Loan(title: "Walden", dueDay: 5)])])
  }

  @Test func `closing the screen removes its caption`() {
    let model = makeViewModel()
    let captions = scheduler.createObserver([String].self)
    let loans = scheduler.createObserver([Loan].self)
    model.activity.drive(captions).disposed(by: bag)
    let screen = model.loans.drive(loans)
    scheduler.scheduleAt(10) { refresh.accept(()) }
    scheduler.scheduleAt(15) { screen.dispose() }
    scheduler.start()

    #expect(captions.events == [.next(0, []), .next(10, ["Loans"]), .next(15, [])])
    #expect(loans.events.isEmpty)
  }
}
