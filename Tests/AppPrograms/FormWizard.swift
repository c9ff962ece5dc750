import RxCocoa
import RxRelay
import RxSwift

struct Removal: Equatable {
  let from: String
  let to: String
  let boxes: Int
  let day: Int
}

protocol RemovalFirm {
  func order(_ removal: Removal) -> Single<String>
}

/// A wizard for ordering a removal, with pages for addresses, boxes and date, and a summary.
final class RemovalWizard {
  enum Page: Int, CaseIterable {
    case addresses, boxes, day, summary
  }

  enum Route: Equatable {
    case show(Page)
    case complain(String)
    case thank(reference: String)
    case leave
  }

  // The values that the pages show and edit.
  let from = BehaviorRelay(value: "")
  let to = BehaviorRelay(value: "")
  let boxes = BehaviorRelay(value: 0)
  let day = BehaviorRelay<Int?>(value: nil)
  let next = PublishRelay<Void>()
  let back = PublishRelay<Void>()

  let page: Driver<Page>
  let progress: Driver<Float>
  let canGoOn: Driver<Bool>
  let removal: Driver<Removal?>
  let navigation: Signal<Route>

  private let bag = DisposeBag()

  init(firm: RemovalFirm) {
    let current = BehaviorRelay(value: Page.addresses)
    page = current.asDriver()
    progress = page.map { Float($0.rawValue) / Float(Page.allCases.count - 1) }

    let draft = Observable.combineLatest(from, to, boxes, day)
    let removal = draft.map { from, to, boxes, day in
      day.map { Removal(from: from, to: to, boxes: boxes, day: $0) }
    }
    self.removal = removal.asDriver(onErrorJustReturn: nil)

    let objection = Observable.combineLatest(current, draft) { page, draft -> String? in
      let (from, to, boxes, day) = draft
      switch page {
      case .addresses where from.isEmpty || to.isEmpty: return "Both addresses are needed."
      case .addresses where from == to: return "You live there already."
      case .boxes where boxes <= 0: return "What is there to carry?"
      case .day where day == nil: return "Which day is it to be?"
      case .addresses, .boxes, .day, .summary: return nil
      }
    }
    canGoOn = objection.map { $0 == nil }.distinctUntilChanged().asDriver(onErrorJustReturn: false)

    // Shared, so that all subscribers assign a tap to the page on which it was made.
    let taps =
      next
      .withLatestFrom(Observable.combineLatest(current, objection) { (page: $0, objection: $1) })
      .share()
    let returns = back.withLatestFrom(current).share()

    let complaints = taps.compactMap(\.objection).map(Route.complain)
    let forward =
      taps
      .filter { $0.objection == nil }
      .compactMap { Page(rawValue: $0.page.rawValue + 1) }
    let backward = returns.compactMap { Page(rawValue: $0.rawValue - 1) }
    let leaving = returns.filter { $0 == .addresses }.map { _ in Route.leave }

    let orders =
      taps
      .filter { $0.page == .summary }
      .withLatestFrom(removal).compactMap { $0 }
      .flatMapFirst { [back] removal in
        firm.order(removal)
          .map { Route.thank(reference: $0) }
          .catch { _ in .just(.complain("The firm does not answer.")) }
          .asObservable()
          // Going back cancels an order that is in progress.
          .take(until: back)
      }

    navigation =
      Observable
      .merge(current.skip(1).map(Route.show), complaints, leaving, orders)
      .asSignal(onErrorSignalWith: .empty())

    Observable.merge(forward, backward).bind(to: current).disposed(by: bag)
  }
}
