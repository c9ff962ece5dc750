import Lesson
import Reactive

/// The latest element of every source.
@ExampleListBuilder
var latest: ExampleList {
  diagram(
    "combineLatest",
    """
    price:   --90--85-------80----------75--|
    nights:  -----------2-------3---|
    """
  ) { (price: Observable<Int>, nights: Observable<Int>) in
    Observable.combineLatest(price, nights) { $0 * $1 }
  }

  diagram(
    "combineLatest of nothing",
    """
    price:   ----|
    nights:  --2---3---4--|
    """
  ) { (price: Observable<Int>, nights: Observable<Int>) in
    Observable.combineLatest(price, nights) { $0 * $1 }
  }

  example(of: "two sources that emit at once") {
    let numbers = Observable.of(1, 2, 3)
    let letters = Observable.of("a", "b", "c")
    let pairs = Observable.combineLatest(numbers, letters) {
      number, letter in "\(number)\(letter)"
    }
    print(marks(of: pairs))
  }
}

/// A form whose button does not become active.
@ExampleListBuilder
var grey: ExampleList {
  example(of: "a button that stays grey") {
    let bag = DisposeBag()
    let name = PublishRelay<String>()
    let nights = PublishRelay<Int>()
    let breakfast = PublishRelay<Bool>()
    Observable
      .combineLatest(name, nights, breakfast) { name, nights, _ in
        !name.isEmpty && nights > 0
      }
      .subscribe(onNext: { isOn in print("button on:", isOn) })
      .disposed(by: bag)

    print("the guest types a name")
    name.accept("Ada")
    print("the guest chooses 2 nights")
    nights.accept(2)
    print("the guest wants no breakfast")
  }

  example(of: "a button that becomes active") {
    let bag = DisposeBag()
    let name = BehaviorRelay(value: "")
    let nights = BehaviorRelay(value: 0)
    let breakfast = PublishRelay<Bool>()
    Observable
      .combineLatest(name, nights, breakfast.startWith(false)) {
        name, nights, _ in
        !name.isEmpty && nights > 0
      }
      .subscribe(onNext: { isOn in print("button on:", isOn) })
      .disposed(by: bag)

    print("the guest types a name")
    name.accept("Ada")
    print("the guest chooses 2 nights")
    nights.accept(2)
  }
}
