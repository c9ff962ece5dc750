import Lesson
import Reactive

/// Combinations that were never true.
@ExampleListBuilder
var glitches: ExampleList {
  example(of: "a stay that is moved") {
    let bag = DisposeBag()
    let stay = BehaviorRelay(value: Stay(arrival: 3, departure: 5))
    let arrival = stay.map(\.arrival)
    let departure = stay.map(\.departure)
    Observable.combineLatest(arrival, departure) { $1 - $0 }
      .subscribe(onNext: { print("request: price of \($0) nights") })
      .disposed(by: bag)
    stay.accept(Stay(arrival: 10, departure: 12))
  }

  example(of: "a stay that is asked once") {
    let bag = DisposeBag()
    let stay = BehaviorRelay(value: Stay(arrival: 3, departure: 5))
    stay.map { $0.departure - $0.arrival }
      .distinctUntilChanged()
      .subscribe(onNext: { print("request: price of \($0) nights") })
      .disposed(by: bag)
    stay.accept(Stay(arrival: 10, departure: 12))
    stay.accept(Stay(arrival: 10, departure: 13))
  }
}
