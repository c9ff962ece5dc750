import Dispatch
import Lesson
import Reactive

/// One at a time, and one after the other.
@ExampleListBuilder
var working: ExampleList {
  example(of: "a button that is tapped twice") {
    let bag = DisposeBag()
    let button = PublishSubject<String>()
    button
      .flatMapFirst { order in
        print("take", order)
        return pay(order)
      }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)

    button.onNext("order 31")
    button.onNext("order 31")
    pause(for: .seconds(1))
    button.onNext("order 32")
    pause(for: .seconds(1))
  }

  example(of: "the last tap counts") {
    let bag = DisposeBag()
    let button = PublishSubject<String>()
    button
      .flatMapLatest { order in pay(order) }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
    button.onNext("order 31")
    button.onNext("order 31")
    pause(for: .seconds(1))
  }

  example(of: "uploads one after the other") {
    _ = Observable.of("N12", "S7")
      .concatMap { parcel in
        print("sign for \(parcel)")
        return upload(parcel)
      }
      .subscribe { event in print(event) }
    pause(for: .seconds(1))
  }
}
