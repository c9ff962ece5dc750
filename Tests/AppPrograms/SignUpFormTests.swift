import Foundation
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import Testing

@MainActor
struct SignUpFormTests {
  private struct Silence: Error {}

  private struct Refusal: LocalizedError {
    var errorDescription: String? { "There is a waiting list." }
  }

  /// Answers after ten steps, or a hundred for plot 12, and fails for plot 13.
  private final class Registry: AllotmentRegistry {
    private let scheduler: TestScheduler
    var isFull = false
    private(set) var admitted: [Membership] = []
    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func isVacant(plot: Int) -> Single<Bool> {
      if plot == 13 { return scheduler.createColdObservable([.error(10, Silence())]).asSingle() }
      let delay = plot == 12 ? 100 : 10
      return scheduler.createColdObservable([.next(delay, plot != 7), .completed(delay)]).asSingle()
    }

    func admit(_ membership: Membership) -> Single<Int> {
      if isFull { return scheduler.createColdObservable([.error(20, Refusal())]).asSingle() }
      return .deferred { [self] in
        admitted.append(membership)
        return scheduler.createColdObservable([.next(20, 412), .completed(20)]).asSingle()
      }
    }
  }

  // A step is a tenth of a second.
  private let scheduler = TestScheduler(
    initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
  private let email = BehaviorRelay(value: "")
  private let plot = BehaviorRelay(value: "")
  private let acceptsRules = BehaviorRelay(value: false)
  private let join = PublishRelay<Void>()
  private let bag = DisposeBag()

  private func run(_ registry: Registry, _ observe: (SignUpViewModel.Outputs) -> Void) {
    SharingScheduler.mock(scheduler: scheduler) {
      let model = SignUpViewModel(registry: registry)
      observe(
        model.transform(
          .init(
            email: email.asDriver(), plot: plot.asDriver(), acceptsRules: acceptsRules.asDriver(),
            join: join.asSignal())))
      scheduler.start()
    }
  }

  private func fillIn(plot number: String) {
    scheduler.scheduleAt(10) { email.accept("ada@example.org") }
    scheduler.scheduleAt(12) { plot.accept(number) }
    scheduler.scheduleAt(14) { acceptsRules.accept(true) }
  }

  @Test func `a complete form is submitted once`() {
    let registry = Registry(scheduler)
    let canJoin = scheduler.createObserver(Bool.self)
    let admission = scheduler.createObserver(Admission.self)
    fillIn(plot: "31")
    scheduler.scheduleAt(20) { join.accept(()) }
    scheduler.scheduleAt(40) { join.accept(()) }
    scheduler.scheduleAt(45) { join.accept(()) }
    run(registry) {
      $0.canJoin.drive(canJoin).disposed(by: bag)
      $0.admission.emit(to: admission).disposed(by: bag)
    }
    #expect(
      canJoin.events == [.next(5, false), .next(27, true), .next(40, false), .next(60, true)])
    #expect(admission.events == [.next(60, .member(412))])
    #expect(registry.admitted == [Membership(email: "ada@example.org", plot: 31)])
  }

  @Test func `remarks describe invalid fields`() {
    let emailRemark = scheduler.createObserver(Remark.self)
    let plotRemark = scheduler.createObserver(Remark.self)
    scheduler.scheduleAt(10) { email.accept("ada@") }
    scheduler.scheduleAt(20) { email.accept("ada@example.org") }
    scheduler.scheduleAt(30) { plot.accept("seven") }
    scheduler.scheduleAt(40) { plot.accept("7") }
    scheduler.scheduleAt(60) { plot.accept("13") }
    run(Registry(scheduler)) {
      $0.emailRemark.drive(emailRemark).disposed(by: bag)
      $0.plotRemark.drive(plotRemark).disposed(by: bag)
    }
    #expect(
      emailRemark.events == [
        .next(0, .none), .next(10, .wrong("This is no address.")),
        .next(20, .fine("We shall write to ada@example.org.")),
      ])
    #expect(
      plotRemark.events == [
        .next(5, .none), .next(35, .wrong("Plots have numbers.")), .next(45, .checking),
        .next(55, .wrong("Plot 7 is taken.")), .next(65, .checking),
        .next(75, .wrong("Nobody answers at the registry.")),
      ])
  }

  @Test func `an outdated answer about a plot is not shown`() {
    let plotRemark = scheduler.createObserver(Remark.self)
    scheduler.scheduleAt(10) { plot.accept("12") }
    scheduler.scheduleAt(30) { plot.accept("31") }
    run(Registry(scheduler)) { $0.plotRemark.drive(plotRemark).disposed(by: bag) }
    #expect(
      plotRemark.events == [
        .next(5, .none), .next(15, .checking), .next(35, .checking),
        .next(45, .fine("Plot 31 is vacant.")),
      ])
  }

  @Test func `after a refusal, the user can try again`() {
    let registry = Registry(scheduler)
    registry.isFull = true
    let admission = scheduler.createObserver(Admission.self)
    fillIn(plot: "31")
    scheduler.scheduleAt(40) { join.accept(()) }
    scheduler.scheduleAt(70) {
      registry.isFull = false
      join.accept(())
    }
    run(registry) { $0.admission.emit(to: admission).disposed(by: bag) }
    #expect(
      admission.events == [.next(60, .refused("There is a waiting list.")), .next(90, .member(412))])
  }
}
