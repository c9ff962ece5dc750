import Lesson
import Reactive

/// Two subscribers of an operator, the order of operators, and
/// numbered elements.
@ExampleListBuilder
var chaining: ExampleList {
  example(of: "posters at two desks") {
    let bag = DisposeBag()
    let gate = PublishSubject<String>()
    let poster = gate.take(1)
    poster.noted(by: "Gate").disposed(by: bag)
    gate.onNext("Ada")
    poster.noted(by: "Shop").disposed(by: bag)
    gate.onNext("Ben")
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
    "enumerated before filter", "statuses: --200--500--200--503--|"
  ) { (statuses: Observable<Int>) in
    statuses.enumerated().filter { $0.element >= 500 }
  }

  diagram(
    "enumerated after filter", "statuses: --200--500--200--503--|"
  ) { (statuses: Observable<Int>) in
    statuses.filter { $0 >= 500 }.enumerated()
  }
}
