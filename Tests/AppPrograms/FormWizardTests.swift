import RxCocoa
import RxSwift
import RxTest
import Testing

@MainActor
struct FormWizardTests {
  private typealias Route = RemovalWizard.Route

  private struct Silence: Error {}

  /// Confirms an order after 20 steps, or never answers.
  private final class Firm: RemovalFirm {
    private let scheduler: TestScheduler
    var answers = true
    private(set) var orders: [Removal] = []
    private(set) var runs: [TestableObservable<String>] = []
    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func order(_ removal: Removal) -> Single<String> {
      orders.append(removal)
      let run: TestableObservable<String> =
        answers
        ? scheduler.createColdObservable([.next(20, "R\(orders.count)"), .completed(20)])
        : scheduler.createColdObservable([.error(20, Silence())])
      runs.append(run)
      return run.asSingle()
    }
  }

  private let scheduler = TestScheduler(initialClock: 0)
  private let bag = DisposeBag()

  private func fillIn(_ wizard: RemovalWizard) {
    wizard.from.accept("Dock Road 3")
    wizard.to.accept("Mill Lane 8")
    wizard.boxes.accept(40)
    wizard.day.accept(12)
  }

  private func tapNext(_ wizard: RemovalWizard, at times: Int...) {
    for time in times { scheduler.scheduleAt(time) { wizard.next.accept(()) } }
  }

  private func routes(_ wizard: RemovalWizard) -> TestableObserver<Route> {
    let observer = scheduler.createObserver(Route.self)
    wizard.navigation.emit(to: observer).disposed(by: bag)
    return observer
  }

  @Test func `a complete form leads to an order`() {
    let firm = Firm(scheduler)
    let wizard = RemovalWizard(firm: firm)
    let routes = routes(wizard)
    let progress = scheduler.createObserver(Float.self)
    wizard.progress.drive(progress).disposed(by: bag)
    fillIn(wizard)
    tapNext(wizard, at: 10, 20, 30, 40, 50)
    scheduler.start()
    #expect(
      routes.events == [
        .next(10, .show(.boxes)), .next(20, .show(.day)), .next(30, .show(.summary)),
        .next(60, .thank(reference: "R1")),
      ])
    #expect(progress.events.map(\.value.element) == [0, 1 / 3, 2 / 3, 1])
    #expect(firm.orders == [Removal(from: "Dock Road 3", to: "Mill Lane 8", boxes: 40, day: 12)])
  }

  @Test func `an incomplete page cannot be left and shows what is missing`() {
    let wizard = RemovalWizard(firm: Firm(scheduler))
    let routes = routes(wizard)
    let canGoOn = scheduler.createObserver(Bool.self)
    let removal = scheduler.createObserver(Removal?.self)
    wizard.canGoOn.drive(canGoOn).disposed(by: bag)
    wizard.removal.drive(removal).disposed(by: bag)
    tapNext(wizard, at: 10, 20, 30, 40)
    scheduler.scheduleAt(15) {
      wizard.from.accept("Dock Road 3")
      wizard.to.accept("Dock Road 3")
    }
    scheduler.scheduleAt(25) { wizard.to.accept("Mill Lane 8") }
    scheduler.start()
    #expect(
      routes.events == [
        .next(10, .complain("Both addresses are needed.")), .next(20, .complain("You live there already.")),
        .next(30, .show(.boxes)), .next(40, .complain("What is there to carry?")),
      ])
    #expect(canGoOn.events == [.next(0, false), .next(25, true), .next(30, false)])
    #expect(removal.events.allSatisfy { $0.value.element == .some(nil) })
  }

  @Test func `back returns to the previous page, and leaves the wizard from the first`() {
    let wizard = RemovalWizard(firm: Firm(scheduler))
    let routes = routes(wizard)
    fillIn(wizard)
    tapNext(wizard, at: 10)
    for time in [20, 30] { scheduler.scheduleAt(time) { wizard.back.accept(()) } }
    scheduler.start()
    #expect(
      routes.events == [.next(10, .show(.boxes)), .next(20, .show(.addresses)), .next(30, .leave)])
  }

  @Test func `if the firm does not answer, the user can try again`() {
    let firm = Firm(scheduler)
    firm.answers = false
    let wizard = RemovalWizard(firm: firm)
    let routes = routes(wizard)
    fillIn(wizard)
    tapNext(wizard, at: 10, 20, 30, 40)
    scheduler.scheduleAt(70) {
      firm.answers = true
      wizard.next.accept(())
    }
    scheduler.start()
    #expect(
      routes.events.suffix(2) == [
        .next(60, .complain("The firm does not answer.")), .next(90, .thank(reference: "R2")),
      ])
  }

  @Test func `going back cancels an order in progress`() {
    let firm = Firm(scheduler)
    let wizard = RemovalWizard(firm: firm)
    let routes = routes(wizard)
    fillIn(wizard)
    tapNext(wizard, at: 10, 20, 30, 40)
    scheduler.scheduleAt(50) { wizard.back.accept(()) }
    scheduler.start()
    #expect(routes.events.suffix(2) == [.next(30, .show(.summary)), .next(50, .show(.day))])
    #expect(firm.runs.map(\.subscriptions) == [[Subscription(40, 50)]])
  }
}
