import Lesson
import Reactive

/// Operators that have two subscribers, or follow one another, and
/// elements that are counted.
@ExampleListBuilder
var chaining: ExampleList {
  example(of: "posters at two desks") {
    let bag = DisposeBag()
    let turnstile = PublishSubject<String>()
    let poster = turnstile.take(1)
    poster.noted(by: "Entrance").disposed(by: bag)
    turnstile.onNext("Ada")
    poster.noted(by: "Shop").disposed(by: bag)
    turnstile.onNext("Ben")
  }

  example(of: "two cards") {
    let totals = Observable.of(40, 120, 30, 250)

    _ =
      totals
      .take(2)
      .filter { $0 > 100 }
      .subscribe { event in print(event) }
  }

  diagram(
    "enumerated above filter", "statuses: --200--500--200--503--|"
  ) { (statuses: Observable<Int>) in
    statuses.enumerated().filter { $0.element >= 500 }
  }

  diagram(
    "enumerated below filter", "statuses: --200--500--200--503--|"
  ) { (statuses: Observable<Int>) in
    statuses.filter { $0 >= 500 }.enumerated()
  }
}
